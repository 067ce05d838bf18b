/** Runs a case over a backend, and compares what it gives, or what it refuses, with what the case says. */
import type { Backend, Document, Outcome } from '../../shared/contract/backend';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { inFull } from '../../shared/contract/errors';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { withSamples } from '../support/examples';
import { refusalOf } from '../support/hosts/results';
import { portraitOf } from '../support/judges/portrait';
import type { Case, Gives } from './case';
import { fixture, passwordOf } from './fixtures';
import { judgeImages } from './images';
import { judge, type Inputs } from './judge';

/** Parameters are as a host receives them. */
export type Run = (name: OperationName, documents: readonly Document[], parameters: RawParameters) => Promise<Outcome>;

export const over =
	(backend: Backend): Run =>
	async (name, documents, parameters) =>
		backend.run(name, documents, decode(name, parameters));

export async function attempt(name: OperationName, one: Case, run: Run): Promise<Outcome> {
	return run(name, await documentsOf(one), await parametersOf(one));
}

export const documentsOf = ({ documents }: Case): Promise<Document[]> => Promise.all(documents.map(fixture));

/** The parameters with the further files in place of their names. */
export async function parametersOf({ parameters, files = {} }: Case): Promise<RawParameters> {
	const further = Object.entries(files).map(async ([wire, name]) => [wire, await fixture(name)] as const);
	return { ...(await withSamples(parameters)), ...Object.fromEntries(await Promise.all(further)) };
}

export async function check(name: OperationName, one: Case, run: Run): Promise<void> {
	if (one.gives) {
		const { documents, data, files = [] } = await attempt(name, one, run);
		const given = await documentsOf(one);
		if (operationOf(name).output === 'files') expect(documents).toEqual([]);
		else if (operationOf(name).alsoXml && given.every(isXml)) expect(documents.map(bytesOf)).toEqual(given.map(bytesOf));
		else judge(documents, one.gives, await inputsOf(name, one), Number(one.parameters['maximum_bytes'] ?? Infinity));
		if (one.gives.data) expect(data).toMatchObject(one.gives.data);
		if (one.gives.files) expect(contentsOf(files)).toEqual(contentsOf(await expectedFiles(one.gives.files)));
		if (one.gives.images) judgeImages(files, one.gives.images, given[0]!);
		return;
	}
	const issues = await issuesOf(attempt(name, one, run));
	const refused = Object.entries(one.refuses ?? {});
	const messages = (message: RegExp) =>
		[message, ...(one.found ? [one.found] : [])].map((text): unknown => expect.stringMatching(text));
	expect(issues).toEqual(Object.fromEntries(refused.map(([field, message]) => [field, messages(message)])));
}

/** XML passes through as it is; programs for PDF cannot judge it. */
const isXml = ({ bytes }: Document): boolean => Buffer.from(bytes).toString('latin1', 0, 1) === '<';

const bytesOf = ({ bytes }: Document): Buffer => Buffer.from(bytes);

async function inputsOf(name: OperationName, one: Case): Promise<Inputs> {
	const documents = await documentsOf(one);
	const portraits = () => documents.map(({ bytes }, index) => portraitOf(bytes, passwordOf(one.documents[index]!)));
	return {
		portraits: operationOf(name).accepts === undefined ? portraits() : undefined,
		bytes: documents.reduce((sum, { bytes }) => sum + bytes.length, 0),
	};
}

const expectedFiles = (files: NonNullable<Gives['files']>): Promise<Document[]> =>
	Promise.all(
		Object.entries(files).map(async ([name, content]) => ({
			name,
			bytes: typeof content === 'string' ? Buffer.from(content) : (await fixture(content.fixture)).bytes,
		})),
	);

/** By name, as text: it shows what differs, and keeps every byte. */
const contentsOf = (files: readonly Document[]): Record<string, string> =>
	Object.fromEntries(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')]));

/** Messages by field, as the contract writes them. */
export async function issuesOf(work: Promise<Outcome>): Promise<Record<string, string[]>> {
	const error = await refusalOf(work);
	if (error.issues.length === 0) throw error;
	const byField: Record<string, string[]> = {};
	for (const issue of error.issues) (byField[issue.field] ??= []).push(inFull(issue));
	return byField;
}
