"""What a Jupyter server and JupyterLab are told when boardlab is installed."""
