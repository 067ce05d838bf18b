/** The targets and their properties. A target builds an input from a seed and runs it; a violated property throws a Violation. */
import fc from 'fast-check';
import { decodeAll, encode } from '../shared/decode';
import { OctavoError } from '../shared/errors';
import { localBackend } from '../shared/local';
import { defaultLimits } from '../shared/pdf/limits';
import { Pace } from '../shared/pdf/pace';
import type { PdfDocument } from '../shared/pdf/document';
import { openDocument } from '../shared/pdf/open-document';
import { pathOf } from '../shared/names';
import { operationNames, operationOf, type OperationName, type ParamsOf } from '../shared/operations';
import { resolvePageOrder } from '../shared/page-order';
import { unpack } from '../shared/packaging';
import { remoteBackend } from '../shared/remote';
import { isDocument } from '../shared/remote/form';
import { keyCheck } from '../server/keys';
import { createService } from '../server/service';
import { paramsOf } from '../test/support/arbitrary';
import { everything, tableWords, wireWords } from './dictionary.mts';
import { mutateBytes, mutateDocument, mutateText } from './mutate.mts';
import type { Random } from './random.mts';
import { OWNER, USER, wholeDocuments } from './seeds.mts';

/** Everything that a run needs. It is kept with a crash, so that the run can be repeated. */
export interface Input {
	readonly bytes: Uint8Array;
	/** Text beside the bytes: JSON of parameters, a content type. */
	readonly text: string;
}

/** A result that qpdf may judge. */
export interface Success {
	readonly source: Uint8Array;
	readonly sourcePassword: string;
	readonly results: readonly { readonly bytes: Uint8Array; readonly password: string }[];
}

export interface Target {
	readonly seeds: 'documents' | 'packages' | 'texts';
	mutate(random: Random, seed: Input, other: Input): Input;
	/** Resolves to the results, or to undefined if the input was refused correctly. */
	run(input: Input): Promise<Success | undefined>;
}

export class Violation extends Error {}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** Smaller than the defaults, so that a violated bound shows early. */
const limits = { ...defaultLimits, streamBytes: 16 * 1024 ** 2, expansion: 50 };
const backend = localBackend({ pause, limits });

/** Accepts refusals, and turns every other error into a violation. */
async function refused<T>(work: () => T | Promise<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
		if (thrown.code === 'internal') throw thrown.cause instanceof Error ? thrown.cause : thrown;
		return undefined;
	}
}

const must = (holds: boolean, what: string): void => {
	if (!holds) throw new Violation(what);
};

/** Parameters that small documents can mostly satisfy, from the table, with the passwords of the seeds. */
function parametersFor(random: Random, name: OperationName): Record<string, unknown> {
	const [sample] = fc.sample(paramsOf(name), { numRuns: 1, seed: random.below(2 ** 31) });
	const params: Record<string, unknown> = { ...sample };
	for (const [wire, field] of Object.entries(operationOf(name).fields)) {
		if (field.kind === 'integer' && random.chance(0.8))
			params[wire] = wire === 'maximum_bytes' ? 1 + random.below(20_000) : 1 + random.below(4);
		if (field.kind === 'pageOrder' && random.chance(0.8))
			params[wire] = random.pick(['1', '2,1', '-1..1', '1..', '1,1', '2..,1..-1', '1,2,1,2']);
		if (wire === 'open_password' || name === 'remove_password') params[wire] = random.pick([USER, OWNER, '', 'wrong']);
		if (/^(user|owner)_password$/.test(wire) && params[wire] !== undefined) params[wire] = `new ${wire}`;
	}
	return params;
}

function operationTarget(name: OperationName): Target {
	return {
		seeds: 'documents',
		mutate: (random, seed, other) => ({
			bytes: mutateDocument(random, seed.bytes, other.bytes),
			text: JSON.stringify(parametersFor(random, name)),
		}),
		async run({ bytes, text }) {
			const params = JSON.parse(text || '{}') as ParamsOf<'add_password'>;
			const document = { name: 'in.pdf', bytes };
			// The second document depends only on the input, so that a crash can be repeated.
			const companions = await wholeDocuments();
			const companion = { name: 'other.pdf', bytes: companions[bytes.length % companions.length]! };
			const documents = operationOf(name).input === 'many' ? [document, companion, document] : [document];
			const outcome = await refused(() => backend.run(name, documents, params));
			if (!outcome) return undefined;
			const passwords = [...Object.entries(params as Record<string, unknown>), ['password', '']]
				.filter(([wire]) => wire.includes('password'))
				.map(([, value]) => value as string);
			must(outcome.documents.length > 0, 'success without a document');
			const results: Success['results'][number][] = [];
			for (const { bytes: result, pageCount } of outcome.documents.slice(0, 5)) {
				let reopened: PdfDocument | undefined;
				for (const password of passwords) {
					reopened = await open(result, password);
					if (!reopened) continue;
					results.push({ bytes: result, password });
					break;
				}
				must(reopened !== undefined, 'a result that cannot be opened');
				must(pageCount === undefined || reopened?.pages.count === pageCount, 'a result with another number of pages than stated');
			}
			const { open_password, password } = params as { open_password?: string; password?: string };
			return {
				source: bytes,
				sourcePassword: open_password ?? password ?? '',
				results,
			};
		},
	};
}

const open = (bytes: Uint8Array, password: string): Promise<PdfDocument | undefined> =>
	refused(() => openDocument(bytes, { limits, pace: new Pace(pause) }, { password }));

const textOf = (random: Random, seed: Input): Input => ({ ...seed, text: mutateText(random, seed.text, everything) });

const service = createService({ backend, isKey: keyCheck(['key']), bodyLimit: 2 ** 20 });
const ANSWERS = new Set([200, 400, 401, 404, 405, 406, 408, 413, 414, 415, 431, 503]);

const special: Record<string, Target> = {
	open: {
		seeds: 'documents',
		mutate: (random, seed, other) => ({
			bytes: mutateDocument(random, seed.bytes, other.bytes),
			text: random.pick(['', USER, OWNER]),
		}),
		async run({ bytes, text }) {
			const document = await open(bytes, text);
			if (!document) return undefined;
			must(document.pages.count > 0, 'a document without pages was opened');
			await refused(() => {
				for (let number = 0; number < Math.min(document.size, 300); number++) document.get(number);
			});
			return undefined;
		},
	},
	page_order: {
		seeds: 'texts',
		mutate: textOf,
		async run({ text }) {
			const order = await refused(() => resolvePageOrder(text, 7, 5000));
			if (order) {
				must(order.length > 0 && order.length <= 5000, 'an order of forbidden length');
				must(
					order.every((page) => page >= 1 && page <= 7),
					'a page that does not exist',
				);
			}
			return undefined;
		},
	},
	decode: {
		seeds: 'texts',
		mutate: (random, seed) => {
			const raw = Object.fromEntries(
				Array.from({ length: random.few(8) }, () => [
					random.pick([...tableWords, '__proto__', 'constructor']),
					random.pick<unknown>([
						mutateText(random, seed.text, everything),
						random.pick(tableWords),
						random.below(400),
						true,
						null,
						[],
						{},
						'',
					]),
				]),
			);
			return { bytes: seed.bytes, text: JSON.stringify(raw) };
		},
		async run({ text }) {
			const raw = JSON.parse(text) as Record<string, unknown>;
			for (const name of operationNames) {
				const { params, issues } = decodeAll(name, raw);
				if (issues.length > 0) continue;
				const again = decodeAll(
					name,
					Object.fromEntries(Object.entries(params).map(([wire, value]) => [wire, isDocument(value) ? value : encode(value)])),
				);
				must(JSON.stringify(again.params) === JSON.stringify(params), `decode is not the inverse of encode for ${name}`);
				must(
					Object.keys(params).every((wire) => Object.hasOwn(operationOf(name).fields, wire)),
					'a parameter that the table does not know',
				);
			}
			return undefined;
		},
	},
	packages: {
		seeds: 'packages',
		mutate: (random, seed, other) => ({
			bytes: mutateBytes(random, seed.bytes, other.bytes, wireWords),
			text: random.chance(0.8) ? seed.text : mutateText(random, seed.text, wireWords),
		}),
		async run({ bytes, text }) {
			const documents = await refused(() => unpack(bytes, text));
			for (const { name } of documents ?? [])
				must(
					name !== '' && name !== '.' && name !== '..' && !/[/\\\p{Cc}]/u.test(name.replace(/[\x80-\x9f]/g, '')),
					'a name that is no file name',
				);
			return undefined;
		},
	},
	answers: {
		seeds: 'packages',
		mutate: (random, seed, other) => ({
			bytes: random.chance(0.3)
				? Buffer.from(mutateText(random, '{"type":"x","title":"Bad","status":400,"errors":{"file":["no"]}}', everything))
				: mutateBytes(random, seed.bytes, other.bytes, wireWords),
			text: JSON.stringify([
				random.pick([200, 200, 200, 302, 400, 401, 406, 413, 429, 500, 503, 999]),
				random.chance(0.8)
					? random.pick([seed.text, 'application/problem+json', 'application/pdf'])
					: mutateText(random, seed.text, wireWords),
				random.chance(0.5) ? '1' : mutateText(random, 'Wed, 01 Jul 2026 12:00:00 GMT', everything),
			]),
		}),
		async run({ bytes, text }) {
			const [status, type, after] = JSON.parse(text) as [number, string, string];
			const region = remoteBackend({
				transport: async () => ({ status, headers: { 'content-type': type, 'retry-after': after }, body: bytes }),
				baseUrl: 'https://region.example',
				regionLabel: 'Example',
				sleep: async (milliseconds) => must(milliseconds >= 0 && milliseconds <= 120_000, 'a wait without bound'),
			});
			const documents = [{ name: 'in.pdf', bytes: Buffer.from('%PDF-1.7') }];
			await refused(() => region.run('split_by_size', documents, { maximum_bytes: 5 }));
			await refused(() => region.run('reverse_pages', documents, {}));
			return undefined;
		},
	},
	server: {
		seeds: 'documents',
		mutate: (random, seed, other) => {
			const name = random.pick(operationNames);
			const params = parametersFor(random, name);
			const parts = Object.entries(params).map(
				([wire, value]) => `--b0undary\r\nContent-Disposition: form-data; name="${wire}"\r\n\r\n${String(value)}\r\n`,
			);
			const document = random.chance(0.5) ? mutateDocument(random, seed.bytes, other.bytes) : seed.bytes;
			const files = operationOf(name).input === 'many' ? [document, other.bytes] : [document];
			const body = Buffer.concat([
				Buffer.from(parts.join('')),
				...files.flatMap((bytes) => [
					Buffer.from('--b0undary\r\nContent-Disposition: form-data; name="file"; filename="in.pdf"\r\n\r\n'),
					bytes,
					Buffer.from('\r\n'),
				]),
				Buffer.from('--b0undary--\r\n'),
			]);
			const request = {
				url: random.chance(0.9) ? pathOf(name) : mutateText(random, pathOf(name), wireWords),
				key: random.chance(0.9) ? 'key' : mutateText(random, 'key', wireWords),
				type: random.chance(0.9)
					? 'multipart/form-data; boundary=b0undary'
					: mutateText(random, 'multipart/form-data; boundary=b0undary', wireWords),
				accept: random.chance(0.7) ? '*/*' : mutateText(random, 'application/zip;q=0.5, application/json', wireWords),
			};
			return {
				bytes: random.chance(0.5) ? body : mutateBytes(random, body, other.bytes, [...wireWords, ...tableWords]),
				text: JSON.stringify(request),
			};
		},
		async run({ bytes, text }) {
			const { url, key, type, accept } = JSON.parse(text) as Record<'url' | 'key' | 'type' | 'accept', string>;
			const header = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');
			const answer = await service.inject({
				method: 'POST',
				url: `/${url.replace(/^\/+/, '')}`.replace(/[^\x21-\x5b\x5d-\x7e]/g, (other) =>
					encodeURIComponent(/\p{Cs}/u.test(other) ? '' : other),
				),
				headers: { 'x-api-key': header(key), 'content-type': header(type), accept: header(accept) },
				payload: Buffer.from(bytes),
			});
			must(ANSWERS.has(answer.statusCode), `an answer with status ${answer.statusCode}`);
			if (answer.statusCode >= 400)
				must(answer.headers['content-type'] === 'application/problem+json', 'a refusal that is no problem+json');
			else {
				const type = String(answer.headers['content-type']);
				const found = type === 'application/pdf' ? [{ bytes: answer.rawPayload }] : unpack(answer.rawPayload, type);
				must(found.length > 0, 'an answer without a document');
				for (const one of found) must(Buffer.from(one.bytes).includes('%PDF-'), 'an answer that is no document');
			}
			return undefined;
		},
	},
};

export const targets: Readonly<Record<string, Target>> = {
	...special,
	...Object.fromEntries(operationNames.map((name) => [name, operationTarget(name)])),
};
