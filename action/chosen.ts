import type { Backend } from '../shared/backend';

/** Where documents are processed, as the inputs ask for it. */
export interface Chosen {
	readonly backend: Backend;
	readonly isLocal: boolean;
	/** For people: where the documents go. */
	readonly place: string;
}
