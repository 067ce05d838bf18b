/** Pauses in which n8n's editor and other workflows get their turn: they share one event loop with the node. */
import { sleep } from 'n8n-workflow';

/** Milliseconds of work after which others get their turn. A pause itself takes more than one, also where nothing waits. */
const TURN = 10;

let lastPause = 0;

/** Lets others run, if they have waited for some milliseconds. */
export async function breathe(): Promise<void> {
	if (performance.now() - lastPause < TURN) return;
	await sleep(0);
	lastPause = performance.now();
}
