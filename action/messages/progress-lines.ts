/** The progress of long work as lines of the log. */
import type { Work } from '../../runs/jobs/work';

/** Long work writes a line at least this often, in seconds. */
const INTERVAL = 5;

export function progressLines(say: Work['say']): Work['onProgress'] {
	let last = process.uptime();
	return (input, operation, fraction) => {
		const now = process.uptime();
		if (now - last < INTERVAL) return;
		last = now;
		say(`${input}: ${operation}, ${Math.round(fraction * 100)} %`);
	};
}
