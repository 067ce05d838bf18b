import { cancellation } from '../contract/errors';

/** Stops waiting when the caller cancels, even if the work goes on. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
	if (!signal) return work;
	return new Promise((resolve, reject) => {
		const stop = () => reject(cancellation());
		if (signal.aborted) stop();
		signal.addEventListener('abort', stop, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
	});
}
