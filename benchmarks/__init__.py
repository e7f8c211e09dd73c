"""How fast the rules core is: ``python -m benchmarks`` prints median and spread of what is waited for."""
