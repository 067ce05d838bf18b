/**
 * One example per operation, in a file of its name. The demonstration (`npm start`), the bench of the event loop, the tests of the
 * Action, of the service and of the n8n node, and the tests on odd and hostile documents all run these.
 */
import type { Document } from '../../../shared/contract/backend';
import type { RawParameters } from '../../../shared/contract/values/decode';
import type { ErrorCode } from '../../../shared/contract/errors';
import type { JsonObject } from '../../../shared/contract/operations/types';
import { sample, type SampleName } from '../documents/samples';

/** Of operations that protect a document, with their `small` parameters. */
export const NEW_PASSWORD = 'newpass';

export interface Example {
	readonly inputs: readonly SampleName[];
	/** As a host receives them: text. A further file is the name of a sample, as `{ sample: name }`. */
	readonly parameters: Readonly<Record<string, string | { readonly sample: SampleName }>>;
	/** Parameters in place of these on documents of thousands of pages. */
	readonly atScale?: RawParameters;
	/** Parameters in place of these on documents that may have a single page, such as hostile ones. */
	readonly small?: RawParameters;
	/** On odd but legal documents (test/support/choices): what does not follow from the row of the operation. */
	readonly trial?: Trial;
	/** A line for `npm start`: what to look at in the result. */
	readonly shows: string;
	readonly gives: Expected;
}

/** Facts that programs that we did not write find in the results. */
export interface Expected {
	/** For every result document: a text that each page contains. */
	readonly texts?: readonly (readonly string[])[];
	/** Opens the result. */
	readonly password?: string;
	/** A line of `qpdf --show-encryption`. */
	readonly encryption?: string;
	/** Text that the decompressed result holds, or does not hold. */
	readonly holds?: readonly string[];
	readonly holdsNot?: readonly string[];
	/** Largest size of a result document, in bytes. */
	readonly maximumBytes?: number;
	/** Names of result files. */
	readonly files?: readonly string[];
	/** Entries of the result data. */
	readonly data?: JsonObject;
}

/** An operation on a document of five pages, and how its results differ from those that `trialOf` derives. */
export interface Trial {
	/** In place of `small`. */
	readonly parameters?: RawParameters;
	/** For each page of the results, one after the other, the zero-based page of the source. Derived: all, in their order. */
	readonly pages?: readonly number[];
	/** How many documents are the result. Derived: 1, or any number if the operation splits. */
	readonly documents?: number;
	/** How pages look, compared with the source. Derived: the same. `turned`: by a quarter. `uncommented`: the same, but for comments. */
	readonly looks?: 'turned' | 'other' | 'uncommented';
	/** The words of the pages, such as "Page 1", are removed. Derived: they stay. */
	readonly words?: 'removed';
	/** The result does not keep the encryption of the source. Derived: it does if there is one input. */
	readonly keepsEncryption?: false;
	/** The bookmarks of the result. Derived: some of those of the source. */
	readonly titles?: readonly string[];
	/** Opens the result. */
	readonly password?: string;
	/** Rightly refuses documents that have nothing that it works on. */
	readonly refuses?: ErrorCode;
	/** Entries of the data. */
	readonly data?: JsonObject;
	/** The contents of result files, by name. */
	readonly files?: Readonly<Record<string, string>>;
}

export const inputsOf = ({ inputs }: Example): Promise<Document[]> => Promise.all(inputs.map(sample));

/** The parameters with the samples in place of their names. */
export const parametersOf = ({ parameters }: Example): Promise<RawParameters> => withSamples(parameters);

/** @param parameters further files are samples or the names of samples */
export async function withSamples(parameters: RawParameters): Promise<RawParameters> {
	const entries = Object.entries(parameters).map(async ([wire, value]) => [
		wire,
		isNamed(value) ? await sample(value.sample) : value,
	]);
	return Object.fromEntries(await Promise.all(entries)) as RawParameters;
}

const isNamed = (value: unknown): value is { readonly sample: SampleName } =>
	typeof value === 'object' && value !== null && 'sample' in value;
