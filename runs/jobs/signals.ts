/** Undoes unfinished work before a signal ends the process: files half written, locks, a hidden cursor. */

type Undo = () => unknown;

const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof CODES;
const SIGNALS = Object.keys(CODES) as Signal[];

/** In the order in which they were begun. */
const begun = new Set<Undo>();
let ending: Promise<void> | undefined;

/**
 * Before a signal ends the process, `undo` is called, and waited for; the work begun last is undone first. As long as nothing is
 * begun, signals end the process at once.
 *
 * @returns called when there is nothing to undo any more.
 */
export function undoOnSignal(undo: Undo): () => void {
	if (begun.size === 0) for (const signal of SIGNALS) process.on(signal, end);
	begun.add(undo);
	return () => {
		// A further signal must not stop the clearing up.
		if (!begun.delete(undo) || begun.size > 0 || ending) return;
		for (const signal of SIGNALS) process.removeListener(signal, end);
	};
}

/**
 * Makes something that `undo` removes. Signals wait for it from before it is made: one that came right after would leave it behind.
 *
 * @returns it, and how it is removed before the end.
 */
export function makeUndoable<T>(make: () => T, undo: (made: T) => void): { readonly made: T; readonly remove: () => void } {
	let done: { readonly made: T } | undefined;
	const remove = (): void => {
		if (done) undo(done.made);
		leave();
	};
	const leave = undoOnSignal(remove);
	try {
		done = { made: make() };
	} catch (thrown) {
		leave();
		throw thrown;
	}
	return { made: done.made, remove };
}

/** Settled when the process ends, if a signal has come. */
export const endingBySignal = (): Promise<void> | undefined => ending;

/**
 * The runner sends SIGINT, some seconds later SIGTERM, and then kills; people press Ctrl-C twice. SIGHUP comes when a terminal or a
 * connection to it is closed, also under nohup, whose setting Node undoes when it starts.
 */
function end(signal: NodeJS.Signals): void {
	ending ??= undoAll().then(() => endBy(signal as Signal));
}

async function undoAll(): Promise<void> {
	for (const undo of [...begun].reverse()) {
		try {
			await undo();
		} catch {
			// The others are undone all the same.
		}
	}
}

/**
 * Ends the process as the signal would have. `process.exit` waits for the threads, and sometimes for ever (nodejs/node#54918).
 * Windows has no signals, and none ends the first process of a container.
 */
function endBy(signal: Signal): void {
	if (process.platform !== 'win32') {
		process.removeAllListeners(signal);
		process.kill(process.pid, signal);
	}
	process.exit(CODES[signal]);
}
