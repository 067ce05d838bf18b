/** Reads the file of keys again and again, and on SIGHUP, so that a key is revoked without a restart. */
import { follow } from './follow';
import { readKeys, type Key, type KeyRing } from './keys';

export interface KeySources {
	readonly list: string | undefined;
	readonly file: string;
}

export interface KeyLog {
	readonly info: (about: object, message: string) => void;
	readonly error: (about: object, message: string) => void;
}

/**
 * `ring` has the keys that were read at the start. If the file cannot be read, or has no valid key, they stay as they are. Returns a
 * function that ends it.
 */
export function followKeys({ list, file }: KeySources, ring: KeyRing, log: KeyLog, interval?: number): () => void {
	let before = '';
	const look = (): void => {
		try {
			const keys: readonly Key[] = readKeys(list, file);
			const now = JSON.stringify(keys);
			if (now === before) return;
			before = now;
			ring.replace(keys);
			log.info({ keys: keys.map(({ label }) => label) }, 'keys read');
		} catch (thrown) {
			const reason = (thrown as Error).message;
			if (reason === before) return;
			before = reason;
			log.error({ reason }, 'keys not read: the former ones stay valid');
		}
	};
	return follow(look, interval);
}
