"""`python -m caravansary`."""

from __future__ import annotations

import sys

from caravansary.cli import main

sys.exit(main())
