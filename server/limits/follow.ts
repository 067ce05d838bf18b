/** Looks at files again and again, and on SIGHUP, so that a change of them needs no restart. */

/** Milliseconds between two looks. Such files are small, and their time of change says too little where files are links. */
const INTERVAL = 2000;

/** Calls `look` now, and then again. Returns a function that ends it. */
export function follow(look: () => void, interval = INTERVAL): () => void {
	look();
	const timer = setInterval(look, interval).unref();
	process.on('SIGHUP', look);
	return () => {
		clearInterval(timer);
		process.off('SIGHUP', look);
	};
}
