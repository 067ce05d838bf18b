/** A backend, and what people and the step must know about it. */
import type { Backend } from '../shared/backend';

export interface Chosen {
	readonly backend: Backend;
	readonly isLocal: boolean;
	/** For people: where the documents go. */
	readonly place: string;
}
