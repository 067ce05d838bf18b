/** Where documents are processed, and what people and the step must know about it. */
import type { Backend } from '../shared/backend';
import type { Step } from './step-values';

export interface Chosen {
	readonly isLocal: boolean;
	/** Whether the backend offers a step, before any document is read. @throws OctavoError */
	readonly check: (step: Step) => Promise<void>;
	/** The backend for a number of jobs. */
	readonly open: (jobs: number) => Promise<Opened>;
	/** For people: where the documents go. */
	readonly place: string;
}

export interface Opened {
	readonly backend: Backend;
	/** Jobs in work at the same time. */
	readonly lanes: number;
	readonly close: () => Promise<void>;
}
