/** Where documents are processed, and what people and the step must know about it. */
import type { Job } from '../steps/plan';
import type { Step } from '../steps/step-values';
import type { JobContext, Row } from './execute';

/** Where the user wants documents to be processed: here, unless a region or an address is given. */
export interface Wanted {
	/** Code or name; `''` for none. */
	readonly region: string;
	readonly baseUrl: string;
	readonly apiKey: string;
	/** Folder with the data of languages, for the recognition of text; `''` for none. */
	readonly languageData: string;
	/** Files in work at the same time; `undefined` for what suits the backend. */
	readonly concurrency: number | undefined;
}

export interface Chosen {
	readonly isLocal: boolean;
	/** Whether the backend offers a step, before any document is read. @throws OctavoError */
	readonly check: (step: Step) => Promise<void>;
	/** Prepares for the steps of these jobs. */
	readonly open: (jobs: readonly Job[], steps: readonly Step[]) => Promise<Opened>;
	/** For people: where the documents go. */
	readonly place: string;
}

export interface Opened {
	/** Does one job, with its documents held as the backend takes them. @throws JobError */
	readonly execute: (job: Job, context: JobContext) => Promise<Row[]>;
	/** Jobs in work at the same time. */
	readonly lanes: number;
	readonly close: () => Promise<void>;
	/** Called where the step is cancelled, before the process ends: nothing temporary remains. */
	readonly abandon: () => Promise<void>;
}
