import { deflateSync } from 'node:zlib';
import type { Backend } from '../../../shared/contract/backend';
import { decode } from '../../../shared/contract/values/decode';
import type { OperationName } from '../../../shared/contract/operations';
import { numbered } from '../../support/documents/drawn';
import { bombs } from '../../support/hostile/documents';
import { asDocument, local, localWithNativeCodec } from '../../support/hosts/local';
import { encryptedByQpdf } from '../../support/documents/protection';
import { RawFile, pageObjects } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const backends: [string, Backend][] = [
	['without native compression', local],
	['with native compression', localWithNativeCodec],
];

const rotate = async (backend: Backend, bytes: Uint8Array, raw: object = {}): Promise<Uint8Array> =>
	(await backend.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90, ...raw }))).documents[0]!.bytes;

/** Data of each object stream and cross-reference stream, as it is in the file. */
const packedStreams = (bytes: Uint8Array): Buffer[] =>
	[
		...Buffer.from(bytes)
			.toString('latin1')
			.matchAll(/\/Type\/(?:ObjStm|XRef)[^]*?\nstream\n([^]*?)\nendstream/g),
	].map(([, data]) => Buffer.from(data!, 'latin1'));

/** A document in which objects 1 to 3 and the pages are in object stream 80, whose data is made of its text. */
function inObjectStream(encode: (text: string) => string): Uint8Array {
	const entries = Object.entries(pageObjects(2));
	const packed = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
	const [head, body] = packed.reduce(
		([numbers, values], [number, value]) => [`${numbers}${number} ${values.length} `, `${values}${value} `],
		['', ''],
	);
	const file = new RawFile().objects(Object.fromEntries(entries.filter(([, object]) => typeof object !== 'string')));
	file.stream(80, `/Type/ObjStm/N ${packed.length}/First ${head.length}/Filter/FlateDecode`, encode(head + body));
	for (const [index, [number]] of packed.entries()) file.packed(Number(number), 80, index);
	return file.crossReferenceStream(81, '/Root 1 0 R').bytes;
}

const deflated = (text: string): Buffer => deflateSync(Buffer.from(text, 'latin1'));

/** This number of pages needs several object streams, which are compressed at once. */
const MANY = 1100;

withTools('qpdf', 'poppler')('compression of object streams', () => {
	let many: Uint8Array;
	beforeAll(async () => {
		many = await numbered(MANY, { objectStreams: true });
	});

	describe.each(backends)('%s', (_, backend) => {
		testInTurn.each([3, MANY])('writes valid object streams with what %i pages hold', async (count) => {
			const output = await rotate(backend, count === MANY ? many : await numbered(count, { objectStreams: true }));
			expect(qpdfCheck(output)).toMatchObject({ clean: true });
			expect(pageTexts(output)).toEqual(Array.from({ length: count }, (_, index) => `Page ${index + 1}`));
			expect(packedStreams(output).length).toBeGreaterThan(count === MANY ? 3 : 1);
		});

		testInTurn('gives the same bytes for the same input', async () => {
			expect(Buffer.compare(await rotate(backend, many), await rotate(backend, many))).toBe(0);
		});

		testInTurn('encrypts object streams after it has compressed them', async () => {
			const input = encryptedByQpdf(many, 'AESV3 R6', 'user', 'owner');
			const output = await rotate(backend, input, { open_password: 'user' });
			expect(qpdfCheck(output, 'user')).toMatchObject({ clean: true });
			expect(pageTexts(output, 'user')).toHaveLength(MANY);
		});

		testInTurn('leaves nothing unhandled when the work is cancelled while object streams are compressed', async () => {
			const input = asDocument(many);
			for (let looks = 1; looks < 12; looks++) {
				let seen = 0;
				const signal = { get aborted() { return ++seen > looks; } } as AbortSignal; // prettier-ignore
				const run = backend.run('rotate_pages', [input], decode('rotate_pages', { angle: 90 }), { signal });
				await run.then(
					() => undefined,
					(thrown: unknown) => expect(thrown).toMatchObject({ code: 'cancelled' }),
				);
			}
		});
	});

	testInTurn('writes the same objects with either codec', async () => {
		const [one, other] = [await rotate(local, many), await rotate(localWithNativeCodec, many)].map((bytes) =>
			uncompressed(bytes).replace(/\/ID \[.*\]/, ''),
		);
		expect(one === other).toBe(true);
	});

	describe('of damaged documents', () => {
		const damages: Readonly<Record<string, (text: string) => string>> = {
			'a wrong checksum': (text) => {
				const data = deflated(text);
				data[data.length - 1]! ^= 0xff;
				return data.toString('latin1');
			},
			'no checksum': (text) => deflated(text).subarray(0, -4).toString('latin1'),
			'no zlib header': (text) => deflated(text).subarray(2).toString('latin1'),
			'white space before the data': (text) => `\n ${deflated(text).toString('latin1')}`,
			'bytes after the data': (text) => `${deflated(text).toString('latin1')}more`,
			'half of the data': (text) =>
				deflated(text)
					.subarray(0, deflated(text).length >> 1)
					.toString('latin1'),
			'damage in the middle': (text) => {
				const data = deflated(text);
				data.fill(0xff, data.length >> 1, (data.length >> 1) + 4);
				return data.toString('latin1');
			},
		};
		test.each(Object.entries(damages))('reads as much with either codec: %s', async (_, damage) => {
			const input = inObjectStream(damage);
			const results = await Promise.all(
				backends.map(([, backend]) =>
					rotate(backend, input).then(
						(bytes) => uncompressed(bytes).replace(/\/ID \[.*\]/, ''),
						(thrown: unknown) => String(thrown),
					),
				),
			);
			expect(results[1]).toBe(results[0]);
		});

		testInTurn('refuses a bomb with either codec', async () => {
			const input = asDocument(bombs['an object stream']!());
			const operation: OperationName = 'add_text_watermark';
			const codes = backends.map(([, backend]) =>
				backend.run(operation, [input], decode(operation, { line_1: 'Draft' })).then(
					() => 'ok',
					(thrown: unknown) => (thrown as { code: string }).code,
				),
			);
			const [one, other] = await Promise.all(codes);
			expect(other).toBe(one);
		});
	});
});
