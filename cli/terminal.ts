/** The streams of the process, so that tests can lend others. */
import type { Readable } from 'node:stream';

export interface Terminal {
	/** Where documents that are given as `-` come from. */
	readonly input: Readable & { readonly isTTY?: boolean };
	/** Results. Resolves when the reader can take more. */
	readonly print: (data: string | Uint8Array) => Promise<void>;
	/** Messages for people, a line at a time. */
	readonly tell: (line: string) => void;
	/** Whether a person reads the results. */
	readonly isPersonReading: boolean;
	/** Whether a person reads the messages, and a progress bar may be drawn. */
	readonly drawsBars: boolean;
	/** Asks for a secret without showing it. @throws if no person can answer. */
	readonly ask: (question: string) => Promise<string>;
	readonly environment: Readonly<Record<string, string | undefined>>;
	/** Absolute: where relative paths start. */
	readonly folder: string;
	/** The file of the worker threads. */
	readonly worker: () => Promise<string | URL>;
}

/** Characters of names and messages that would command a terminal are left out. */
export const harmless = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');
