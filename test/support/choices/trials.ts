/** The parameters of every operation for a draft's document, and the pages of a correct result: derived from its example and its row. */
import type { Document, Outcome } from '../../../shared/contract/backend';
import { decode } from '../../../shared/contract/values/decode';
import type { JsonValue } from '../../../shared/contract/operations/types';
import { operationNames, operationOf, type OperationName } from '../../../shared/contract/operations';
import { USER } from '../documents/odd';
import { examples, parametersOf, withSamples, type Trial } from '../examples';
import { asDocument, local } from '../hosts/local';
import { PAGES } from './draft';

/** Operations on PDF documents. */
export const triedOperations = operationNames.filter((name) => operationOf(name).accepts === undefined);

interface Derived extends Omit<Trial, 'pages' | 'documents' | 'keepsEncryption'> {
	/** Undefined if the result is not a document. */
	readonly pages: readonly number[] | undefined;
	readonly documents: number | 'any';
	readonly keepsEncryption: boolean;
}

export function trialOf(name: OperationName): Derived {
	const { input, output } = operationOf(name);
	const all = Array.from({ length: PAGES }, (_, index) => index);
	return {
		pages: output !== 'pdf' && output !== 'pdfs' ? undefined : input === 'many' ? [...all, ...all] : all,
		documents: output === 'pdfs' ? 'any' : 1,
		...examples[name].trial,
		keepsEncryption: input === 'one' && examples[name].trial?.keepsEncryption !== false,
	};
}

/** The fault of a result that is not a document; undefined if it is right. */
export function wrongWith({ data, files }: Outcome, trial: Pick<Trial, 'data' | 'files'>): string | undefined {
	if (!data && !files) return 'the outcome has neither data nor files';
	const texts = files && Object.fromEntries(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]));
	if (trial.files && JSON.stringify(texts) !== JSON.stringify(trial.files)) return `files are ${JSON.stringify(texts)}`;
	return trial.data && !holds(data, trial.data) ? `data is ${JSON.stringify(data)}` : undefined;
}

/** Whether a value has all entries of another, at any depth. */
function holds(found: JsonValue | undefined, wanted: JsonValue): boolean {
	if (typeof wanted !== 'object' || wanted === null) return found === wanted;
	if (typeof found !== 'object' || found === null) return false;
	return Object.entries(wanted).every(([key, value]) => holds((found as Record<string, JsonValue>)[key], value));
}

/** Runs an operation. @throws what it throws */
export async function perform(name: OperationName, bytes: Uint8Array, locked: boolean): Promise<Outcome> {
	const example = examples[name];
	const given = example.trial?.parameters ?? example.small;
	const parameters = given ? await withSamples(given) : await parametersOf(example);
	const opened = locked && name !== 'remove_password' ? { open_password: USER } : {};
	const copies = operationOf(name).input === 'many' ? 2 : 1;
	const inputs = Array.from({ length: copies }, (): Document => asDocument(bytes));
	return local.run(name, inputs, decode(name, { ...parameters, ...opened }));
}
