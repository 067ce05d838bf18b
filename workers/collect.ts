/** Gives the memory of a large job back at once: an idle worker would keep it until its next job. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of documents from which a collection, of some milliseconds, is worth it. */
const LARGE = 32 * 1024 * 1024;

let collect: (() => void) | undefined;

export function collectAfter(bytes: number): void {
	if (bytes < LARGE) return;
	if (!collect) {
		setFlagsFromString('--expose-gc');
		collect = runInNewContext('gc') as () => void;
	}
	collect();
}
