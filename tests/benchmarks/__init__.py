"""How fast the rules core is: ``python -m tests.benchmarks`` prints median and spread of what is waited for."""
