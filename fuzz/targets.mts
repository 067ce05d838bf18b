/** The targets: one per operation (operations.mts), and those of this file for the code around the operations. */
import { decodeAll, encode } from '../shared/contract/values/decode';
import { pathOf } from '../shared/contract/names';
import { operationNames, operationOf } from '../shared/contract/operations';
import { resolvePageOrder } from '../shared/contract/values/page-order';
import { unpack } from '../shared/packaging';
import { PEEKED, sourceOf } from '../shared/remote';
import { isDocument } from '../shared/remote/form';
import { remoteInMemory } from '../test/support/hosts/in-memory';
import { type Random } from '../test/support/random';
import { keyCheck } from '../server/limits/keys';
import { createService } from '../server/service/service';
import { everything, tableWords, wireWords } from './dictionary.mts';
import { mutateBytes, mutateDocument, mutateText } from './mutate.mts';
import { backend, open, operationTarget, parametersFor, readParameters } from './operations.mts';
import { OWNER, USER } from './seeds.mts';
import { isFileName, must, refused, type Input, type Target } from './target.mts';

const isFurtherFile = (value: unknown): value is { bytes: Uint8Array } =>
	typeof value === 'object' && value !== null && 'bytes' in value;

const textOf = (random: Random, seed: Input): Input => ({ ...seed, text: mutateText(random, seed.text, everything) });

const service = createService({ backend, isKey: keyCheck(['key']), bodyLimit: 2 ** 20 });
let listening: Promise<string> | undefined;
/** Where the service listens: only a real connection is one that it can end. */
const address = (): Promise<string> => (listening ??= service.listen({ host: '127.0.0.1', port: 0 }));
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
					Object.fromEntries(
						Object.entries(params).map(([wire, value]) => [
							wire,
							isDocument(value) ? value : encode(value as Parameters<typeof encode>[0]),
						]),
					),
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
			for (const { name } of documents ?? []) must(isFileName(name), 'a name that is not a file name');
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
			const region = remoteInMemory({
				transport: async () => ({
					status,
					headers: { 'content-type': type, 'retry-after': after },
					peeked: bytes.subarray(0, PEEKED),
					body: sourceOf({ name: '', bytes }).open(),
					close: () => undefined,
				}),
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
		mutate: async (random, seed, other) => {
			const name = random.pick(operationNames);
			const document = random.chance(0.5) ? mutateDocument(random, seed.bytes, other.bytes) : seed.bytes;
			const params = readParameters(name, JSON.stringify(await parametersFor(random, name, document)));
			const files = operationOf(name).input === 'many' ? [document, other.bytes] : [document];
			const part = (wire: string, value: unknown): Buffer => {
				const header = `--b0undary\r\nContent-Disposition: form-data; name="${wire}"`;
				if (!isFurtherFile(value))
					return Buffer.from(`${header}\r\n\r\n${typeof value === 'object' ? JSON.stringify(value) : String(value)}\r\n`);
				return Buffer.concat([Buffer.from(`${header}; filename="in.pdf"\r\n\r\n`), value.bytes, Buffer.from('\r\n')]);
			};
			const body = Buffer.concat([
				...Object.entries(params).map(([wire, value]) => part(wire, value)),
				...files.map((bytes) => part('file', { bytes })),
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
			const path = `/${url.replace(/^\/+/, '')}`.replace(/[^\x21-\x5b\x5d-\x7e]/g, (other) =>
				encodeURIComponent(/\p{Cs}/u.test(other) ? '' : other),
			);
			const answer = await fetch((await address()) + path, {
				method: 'POST',
				headers: { 'x-api-key': header(key), 'content-type': header(type), accept: header(accept) },
				body: Buffer.from(bytes),
			});
			const body = Buffer.from(await answer.arrayBuffer());
			must(ANSWERS.has(answer.status), `an answer with status ${answer.status}`);
			const given = answer.headers.get('content-type') ?? '';
			if (answer.status >= 400) must(given === 'application/problem+json', 'a refusal that is not problem+json');
			else {
				const asked = operationNames.find((name) => url.replace(/^\/*|[/?#].*$/g, '') === pathOf(name).slice(1));
				const output = asked === undefined ? undefined : operationOf(asked).output;
				if (output === 'data' || output === 'text')
					must(typeof JSON.parse(body.toString()) === 'object', 'an answer without data');
				else if (output !== undefined) {
					const found = given === 'application/pdf' ? [{ bytes: body }] : unpack(body, given);
					must(found.length > 0 || output === 'files', 'an answer without a document');
					for (const one of output === 'files' ? [] : found)
						must(Buffer.from(one.bytes).includes('%PDF-'), 'an answer that is not a document');
				}
			}
			return undefined;
		},
	},
};

export const targets: Readonly<Record<string, Target>> = {
	...special,
	...Object.fromEntries(operationNames.map((name) => [name, operationTarget(name)])),
};
