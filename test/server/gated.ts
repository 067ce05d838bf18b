/** A backend that answers when a test tells it to. */
import type { Backend, Outcome } from '../../shared/contract/backend';

/** A backend that answers on demand. */
export function gated(): { backend: Backend; started: () => number; open: () => void; aborted: () => number } {
	const waiting: (() => void)[] = [];
	let [started, aborted, isOpen] = [0, 0, false];
	const backend: Backend = {
		ports: new Set(),
		run: (_name, documents, _parameters, { signal } = {}) =>
			new Promise<Outcome>((resolve) => {
				started += 1;
				signal?.addEventListener('abort', () => (aborted += 1));
				const go = () => resolve({ documents, notes: [], facts: {} });
				if (isOpen) go();
				else waiting.push(go);
			}),
	};
	const open = (): void => {
		isOpen = true;
		for (const go of waiting.splice(0)) go();
	};
	return { backend, started: () => started, open, aborted: () => aborted };
}

/** Milliseconds. */
const MOST_WAITING = 10_000;

/** Turns of the event loop until `done`. @throws Error after ten seconds */
export async function until(done: () => boolean): Promise<void> {
	const begun = performance.now();
	while (!done()) {
		if (performance.now() - begun > MOST_WAITING) throw new Error('It did not happen');
		await new Promise((resolve) => setImmediate(resolve));
	}
}
