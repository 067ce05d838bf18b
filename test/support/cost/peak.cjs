// node --require test/support/cost/peak.cjs … : writes the largest resident size of the process, in bytes, to the file OCTAVO_PEAK_FILE.
// Linux starts to count again for each program; `process.resourceUsage().maxRSS` begins with that of the process that started it.
const { readFileSync, writeFileSync } = require('node:fs');

process.on('exit', () => {
	const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'latin1')) ?? [];
	writeFileSync(process.env.OCTAVO_PEAK_FILE, String(Number(kilobytes) * 1024));
});
