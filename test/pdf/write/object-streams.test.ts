import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import type { PdfDocument } from '../../../shared/pdf/document';
import { openDocument } from '../../../shared/pdf/open-document';
import { Dict, Stream, type Ref } from '../../../shared/pdf/syntax/values';
import { save } from '../../../shared/pdf/write/save';
import { decode } from '../../../shared/contract/values/decode';
import type { OperationName } from '../../../shared/contract/operations';
import { Objects } from '../../support/judges/facts';
import { asDocument, job, local } from '../../support/hosts/local';
import { encryptedByQpdf } from '../../support/documents/protection';
import { RawFile, pageObjects } from '../../support/documents/raw';
import { everyObject, onFile, pageTexts, qpdfCheck, run, uncompressed, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

/** Members of each object stream. */
const MEMBERS = 5;
const FIRST = 60;

/** A number in the catalog's array of kept objects: member `index` of object stream `which`. */
const memberOf = (which: number, index: number): number => FIRST + which * MEMBERS + index;
const streamOf = (which: number): number => 50 + which;
const secret = (number: number): string => `what only object ${number} says`;

/**
 * A document of two pages. The dictionaries of its pages are in object stream 49, and `count` deflated object streams hold dictionaries that
 * the catalog refers to. From the second on, each extends the one before.
 */
function packed(count: number): { input: Uint8Array; data: Buffer[] } {
	const kept = Array.from({ length: count * MEMBERS }, (_, index) => `${FIRST + index} 0 R`);
	const entries = Object.entries(pageObjects(2, { catalog: `/Kept[${kept.join(' ')}]` }));
	const packed = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
	const file = new RawFile().objects(Object.fromEntries(entries.filter(([, object]) => typeof object !== 'string')));
	file.objectStream(49, packed);
	const data = Array.from({ length: count }, (_, which) => {
		let [head, body] = ['', ''];
		for (let index = 0; index < MEMBERS; index++) {
			const number = memberOf(which, index);
			head += `${number} ${body.length} `;
			body += `<</Text(${secret(number)})/Next ${memberOf(which, (index + 1) % MEMBERS)} 0 R>> `;
			file.packed(number, streamOf(which), index);
		}
		const deflated = deflateSync(Buffer.from(head + body, 'latin1'), { level: 1 });
		const chain = which > 0 ? `/Extends ${streamOf(which - 1)} 0 R` : '';
		file.stream(
			streamOf(which),
			`/Type/ObjStm/N ${MEMBERS}/First ${head.length}/Filter/FlateDecode${chain}`,
			deflated.toString('latin1'),
		);
		return deflated;
	});
	return { input: file.crossReferenceStream(FIRST + count * MEMBERS, '/Root 1 0 R').bytes, data };
}

const holds = (bytes: Uint8Array, data: Uint8Array): boolean => Buffer.from(bytes).includes(Buffer.from(data));

type Change = 'put' | 'patch' | 'remove' | 'stream';

function change(document: PdfDocument, number: number, how: Change): void {
	switch (how) {
		case 'put':
			document.put(number, new Dict([['Changed', true]]));
			break;
		case 'patch':
			document.patch(number, { Text: undefined, Changed: true });
			break;
		case 'stream':
			document.put(number, new Stream(new Dict([['Changed', true]]), Buffer.from('data')));
			break;
		case 'remove':
			document.remove(number);
	}
}

withTools('qpdf', 'poppler')('object streams of a document', () => {
	testInTurn('stay byte for byte unless something in them changed, and nothing of what changed is left', async () => {
		const STREAMS = 4;
		const { input, data } = packed(STREAMS);
		const one = fc.record({
			which: fc.nat(STREAMS - 1),
			index: fc.nat(MEMBERS - 1),
			how: fc.constantFrom<Change>('put', 'patch', 'remove', 'stream'),
		});
		const changes = fc.uniqueArray(one, { maxLength: 6, selector: ({ which, index }) => memberOf(which, index) });
		await fc.assert(
			fc.asyncProperty(changes, async (all) => {
				const document = await openDocument(input, job());
				for (const { which, index, how } of all) change(document, memberOf(which, index), how);
				const output = await save(document);
				expect(qpdfCheck(output)).toMatchObject({ clean: true });
				const touched = new Set(all.map(({ which }) => which));
				expect(data.map((one) => holds(output, one))).toEqual(data.map((_, which) => !touched.has(which)));
				const told = everyObject(output);
				const changed = new Map(all.map(({ which, index, how }) => [memberOf(which, index), how]));
				const objects = new Objects(output);
				for (let number = FIRST; number < FIRST + STREAMS * MEMBERS; number++) {
					// Numbers stay, so that what refers to an object need not change.
					const how = changed.get(number);
					if (how === undefined) expect(objects.get(`${number} 0 R`)['/Text']).toBe(`u:${secret(number)}`);
					else if (how !== 'remove') expect(objects.get(`${number} 0 R`)['/Changed']).toBe(true);
					expect(told.includes(secret(number))).toBe(how === undefined);
				}
			}),
			{ numRuns: 20 },
		);
	});

	test('lose what nothing refers to any more, and the others stay', async () => {
		const { input, data } = packed(3);
		const document = await openDocument(input, job());
		const kept = document.editCatalog().get('Kept') as Ref[];
		const inSecond = (ref: Ref): boolean => ref.number >= memberOf(1, 0) && ref.number < memberOf(2, 0);
		document.catalog.set('Kept', kept.filter((ref) => !inSecond(ref))); // prettier-ignore
		const output = await save(document);
		expect(qpdfCheck(output)).toMatchObject({ clean: true });
		expect(data.map((one) => holds(output, one))).toEqual([true, false, true]);
		expect(everyObject(output)).not.toContain(secret(memberOf(1, 0)));
	});

	const operations: [OperationName, Record<string, unknown>][] = [
		['rotate_pages', { angle: 90 }],
		['reverse_pages', {}],
		['set_metadata', { title: 'New' }],
		['add_text_watermark', { line_1: 'DRAFT' }],
		['add_page_numbers', {}],
		['remove_signatures', {}],
	];
	testInTurn.each(operations)('are copied with their compressed data by %s', async (name, raw) => {
		const { input, data } = packed(3);
		const output = (await local.run(name, [asDocument(input)], decode(name, raw))).documents[0]!.bytes;
		expect(qpdfCheck(output)).toMatchObject({ clean: true });
		expect(data.every((one) => holds(output, one))).toBe(true);
		expect(pageTexts(output).map((text) => /Page \d/.exec(text)?.[0]).sort()).toEqual(['Page 1', 'Page 2']); // prettier-ignore
		const shown = onFile(output, (file) => run('qpdf', [`--show-object=${memberOf(2, 3)}`, file])).stdout.toString('latin1');
		expect(shown).toContain(secret(memberOf(2, 3)));
	});

	test('are copied when the document is encrypted and decrypted', async () => {
		const { input, data } = packed(3);
		const [password, algorithm] = ['new user', 'AES-256'];
		const parameters = decode('add_password', { password, encryption_algorithm: algorithm });
		const locked = (await local.run('add_password', [asDocument(input)], parameters)).documents[0]!.bytes;
		expect(qpdfCheck(locked, password)).toMatchObject({ clean: true });
		expect(data.some((one) => holds(locked, one))).toBe(false);
		const open = decode('remove_password', { password });
		const unlocked = (await local.run('remove_password', [asDocument(locked)], open)).documents[0]!.bytes;
		expect(qpdfCheck(unlocked)).toMatchObject({ clean: true });
		expect(data.every((one) => holds(unlocked, one))).toBe(true);
	});

	test.each(['RC4-40', 'AESV2', 'AESV3 R6'] as const)('keep their encrypted data (%s)', async (variant) => {
		const input = encryptedByQpdf(packed(3).input, variant, 'user', 'owner');
		const streams = objectStreams(input);
		// Those of `packed`, and the one with the dictionaries of its pages.
		expect(streams).toHaveLength(4);
		const parameters = decode('set_metadata', { title: 'New', open_password: 'user' });
		const output = (await local.run('set_metadata', [asDocument(input)], parameters)).documents[0]!.bytes;
		expect(qpdfCheck(output, 'user')).toMatchObject({ clean: true });
		expect(streams.map((data) => holds(output, data))).toEqual([true, true, true, true]);
		expect(uncompressed(output, 'user')).toContain(secret(memberOf(2, 3)));
	});
});

/** The data of the object streams of a file that qpdf wrote. It may end with any byte when it is encrypted: /Length tells where. */
function objectStreams(bytes: Uint8Array): Uint8Array[] {
	const text = Buffer.from(bytes).toString('latin1');
	return [...text.matchAll(/\/Type \/ObjStm \/Length (\d+)[^>]*>>\nstream\n/g)].map(({ 0: head, 1: length, index }) =>
		bytes.slice(index + head.length, index + head.length + Number(length)),
	);
}
