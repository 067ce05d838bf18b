/** A backend, and what people and the step must know about it. */
import type { Backend } from '../shared/backend';
import type { Step } from './step-values';

export interface Chosen {
	readonly backend: Backend;
	readonly isLocal: boolean;
	/** Whether the backend offers a step, before any document is read. @throws OctavoError */
	readonly check: (step: Step) => Promise<void>;
	/** For people: where the documents go. */
	readonly place: string;
}
