/** One target per operation of the table: its parameters, and what must hold of what it gives. */
import fc from 'fast-check';
import type { Outcome } from '../shared/contract/backend';
import { localBackend } from '../shared/local';
import { defaultLimits } from '../shared/pdf/limits';
import { Memory } from '../shared/pdf/memory';
import { Pace } from '../shared/pace/pace';
import type { PdfDocument } from '../shared/pdf/document';
import { openDocument } from '../shared/pdf/open-document';
import { operationOf, type OperationName } from '../shared/contract/operations';
import type { File } from '../shared/contract/operations/types';
import { paramsOf } from '../test/support/arbitrary';
import type { Random } from '../test/support/random';
import { markdownWords } from './dictionary.mts';
import { mutateBytes, mutateDocument, mutateText } from './mutate.mts';
import { fontSeeds, imageSeeds, OWNER, USER, wholeDocuments } from './seeds.mts';
import { isFileName, must, refused, type Source, type Success, type Target } from './target.mts';

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** Smaller than the defaults, so that a violated bound shows early. */
const limits = { ...defaultLimits, streamBytes: 16 * 1024 ** 2, expansion: 50 };
export const backend = localBackend({ pause, limits });

export const open = (bytes: Uint8Array, password: string): Promise<PdfDocument | undefined> =>
	refused(() => openDocument(bytes, { limits, memory: new Memory(limits), pace: new Pace(pause) }, { password }));

/** A further file among the parameters, as JSON can hold it. */
interface WrittenFile {
	readonly name: string;
	readonly base64: string;
}

/** Parameters that small documents can mostly satisfy, from the table, with the passwords of the seeds. */
export async function parametersFor(random: Random, name: OperationName, document: Uint8Array): Promise<Record<string, unknown>> {
	const [sample] = fc.sample(paramsOf(name), { numRuns: 1, seed: random.below(2 ** 31) });
	const params: Record<string, unknown> = { ...sample };
	for (const [wire, field] of Object.entries(operationOf(name).fields)) {
		if (field.kind === 'integer' && random.chance(0.8))
			params[wire] = wire === 'maximum_bytes' ? 1 + random.below(20_000) : 1 + random.below(4);
		if (field.kind === 'pageOrder' && random.chance(0.8))
			params[wire] = random.pick(['1', '2,1', '-1..1', '1..', '1,1', '2..,1..-1', '1,2,1,2']);
		if (field.kind === 'pageSet' && random.chance(0.8)) params[wire] = random.pick(['1', 'all', 'odd', 'not 1', '-1', '2..']);
		if (field.kind === 'file') params[wire] = await furtherFile(random, field);
		if (name === 'fill_form' && field.kind === 'json') params[wire] = valuesFor(random, document);
		if (wire === 'unknown_fields') params[wire] = 'ignore';
		if (wire === 'open_password' || name === 'remove_password') params[wire] = random.pick([USER, OWNER, '', 'wrong']);
		if (/^(user|owner)_password$/.test(wire) && params[wire] !== undefined) params[wire] = `new ${wire}`;
	}
	return params;
}

async function furtherFile(random: Random, { accepts }: File): Promise<WrittenFile> {
	const whole = accepts === 'pdf' ? await wholeDocuments() : accepts === 'font' ? fontSeeds() : imageSeeds();
	const mutate = accepts === 'pdf' ? mutateDocument : mutateBytes;
	const bytes = random.chance(0.3) ? random.pick(whole) : mutate(random, random.pick(whole), random.pick(whole));
	return { name: 'further.bin', base64: Buffer.from(bytes).toString('base64') };
}

/** Values for fields of the document, by the names that are in it. */
function valuesFor(random: Random, document: Uint8Array): Record<string, unknown> {
	const names = [
		...Buffer.from(document)
			.toString('latin1')
			.matchAll(/\/T\s?\(([^()\\]{1,40})\)/g),
	].map(([, name]) => name!);
	const values = ['Zoë', '', null, true, false, 'Yes', 'pro', 'red', 7, 'Ελληνικά', '漢字', 'a\nb', ['pro'], 'long '.repeat(60)];
	return Object.fromEntries(names.filter(() => random.chance(0.6)).map((name) => [name, random.pick<unknown>(values)]));
}

/** The parameters that were written as JSON. */
export function readParameters(name: OperationName, text: string): Record<string, unknown> {
	const params = JSON.parse(text || '{}') as Record<string, unknown>;
	for (const [wire, field] of Object.entries(operationOf(name).fields)) {
		if (field.kind !== 'file' || params[wire] === undefined) continue;
		const { name: fileName, base64 } = params[wire] as WrittenFile;
		params[wire] = { name: fileName, bytes: Buffer.from(base64, 'base64') };
	}
	return params;
}

const SEEDS = { pdf: 'documents', image: 'images', text: 'markdown' } as const;
const MUTATIONS = {
	pdf: mutateDocument,
	image: (random, bytes, other) => mutateBytes(random, bytes, other),
	text: (random, bytes, other) =>
		random.chance(0.2)
			? mutateBytes(random, bytes, other, markdownWords)
			: Buffer.from(mutateText(random, Buffer.from(bytes).toString(), markdownWords)),
} satisfies Record<string, (random: Random, bytes: Uint8Array, other: Uint8Array) => Uint8Array>;

export function operationTarget(name: OperationName): Target {
	const { input, output, accepts } = operationOf(name);
	const onImages = accepts === 'image';
	return {
		seeds: SEEDS[accepts ?? 'pdf'],
		mutate: async (random, seed, other) => {
			const bytes = MUTATIONS[accepts ?? 'pdf'](random, seed.bytes, other.bytes);
			return { bytes, text: JSON.stringify(await parametersFor(random, name, bytes)) };
		},
		async run({ bytes, text }) {
			const params = readParameters(name, text);
			const document = { name: 'in.pdf', bytes };
			// The second document depends only on the input, so that a crash can be repeated.
			const companions = onImages ? imageSeeds() : await wholeDocuments();
			const companion = { name: 'other.pdf', bytes: companions[bytes.length % companions.length]! };
			const documents = input === 'many' ? [document, companion, document] : [document];
			const outcome = await refused(() => backend.run(name, documents, params as never));
			if (!outcome) return undefined;
			if (output === 'data' || output === 'text' || output === 'files') return expectPlain(outcome, output);
			return {
				sources: sourcesOf(name, bytes, params),
				results: await reopened(outcome, params),
			};
		},
	};
}

/** Documents whose faults the result may have too: the input, and further files of which the result has parts. */
function sourcesOf(name: OperationName, bytes: Uint8Array, params: Record<string, unknown>): Source[] {
	const { accepts, fields } = operationOf(name);
	const { open_password, password, overlay_password } = params;
	const further = Object.entries(fields).flatMap(([wire, field]) =>
		field.kind === 'file' && params[wire] !== undefined
			? [
					{
						bytes: (params[wire] as { bytes: Uint8Array }).bytes,
						password: field.accepts === 'pdf' ? String(overlay_password ?? '') : undefined,
					},
				]
			: [],
	);
	return [
		{ bytes, password: accepts === 'image' || accepts === 'text' ? undefined : String(open_password ?? password ?? '') },
		...further,
	];
}

async function reopened({ documents }: Outcome, params: Record<string, unknown>): Promise<Success['results']> {
	const passwords = [...Object.entries(params), ['password', ''] as const]
		.filter(([wire]) => wire.includes('password'))
		.map(([, value]) => value as string);
	must(documents.length > 0, 'success without a document');
	const results: Success['results'][number][] = [];
	for (const { bytes, pageCount } of documents.slice(0, 5)) {
		let again: PdfDocument | undefined;
		for (const password of passwords) {
			again = await open(bytes, password);
			if (!again) continue;
			results.push({ bytes, password });
			break;
		}
		must(again !== undefined, 'a result that cannot be opened');
		must(pageCount === undefined || again?.pages.count === pageCount, 'a result with another number of pages than stated');
	}
	return results;
}

/** Results that are not documents: there is nothing to open again. */
function expectPlain({ data, files }: Outcome, output: 'data' | 'text' | 'files'): undefined {
	if (output !== 'files') must(typeof data === 'object' && JSON.stringify(data).length > 2, 'success without data');
	else {
		must(files !== undefined, 'success without files');
		for (const { name } of files ?? []) must(isFileName(name), 'a name that is not a file name');
	}
}
