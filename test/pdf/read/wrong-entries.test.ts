/** Files of which one entry is wrong: readers that believe it lose pages or their content without a word. */
import { zlibSync } from 'fflate';
import { decode } from '../../../shared/contract/values/decode';
import { RawFile, packable, pageObjects, rawPdf } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

const ROOT = '/Root 1 0 R';
const THREE = ['Page 1', 'Page 2', 'Page 3'];

/** The texts of the pages of the result, and the messages of the notes. */
async function turn(bytes: Uint8Array): Promise<{ texts: string[]; messages: string[] }> {
	const { documents, notes } = await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
	const result = documents[0]!.bytes;
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	return { texts: pageTexts(result), messages: notes.map(({ message }) => message) };
}

const losing = (...losses: string[]) => [
	`The document was damaged and had to be repaired: ${losses.join('; ')}. Check the result.`,
];

withTools('qpdf', 'poppler')('wrong types and generations', () => {
	test('the root of the page tree says that it is a page', async () => {
		const objects = pageObjects(3);
		const file = rawPdf({ ...objects, 2: objects[2]!.toString().replace('/Type/Pages', '/Type/Page') });
		expect(await turn(file)).toEqual({ texts: THREE, messages: [] });
	});

	test('a page with /Kids is a page', async () => {
		const file = rawPdf(pageObjects(3, { pages: { 2: '/Kids[12 0 R]' } }));
		expect((await turn(file)).texts).toEqual(THREE);
	});

	test('an object has another generation than its entry and the references to it', async () => {
		const file = textOf(rawPdf(pageObjects(3))).replace('42 0 obj', '42 1 obj');
		expect(await turn(bytesOf(file))).toEqual({ texts: THREE, messages: [] });
	});
});

withTools('qpdf', 'poppler')('an end of line before deflated data', () => {
	const contentOf = (text: string) => textOf(zlibSync(bytesOf(text)));

	test.each(['\n', '\r\n', '\r\n\r\n'])('%j is not in the result', async (eol) => {
		const objects = pageObjects(3);
		const content = eol + contentOf('BT /F 24 Tf 40 100 Td (Page 2) Tj ET');
		expect(await turn(rawPdf({ ...objects, 42: ['/Filter/FlateDecode', content] }))).toEqual({ texts: THREE, messages: [] });
	});

	test('stays where the data is not deflated', async () => {
		const objects = pageObjects(3);
		const content = `\n${contentOf('BT ET')}`;
		const file = rawPdf({ ...objects, 3: `${objects[3]!.toString().slice(0, -2)}/X 60 0 R>>`, 60: ['', content] });
		const { documents } = await local.run('rotate_pages', [asDocument(file)], decode('rotate_pages', { angle: 90 }));
		expect(textOf(documents[0]!.bytes)).toContain(`stream\n${content}\nendstream`);
	});
});

withTools('qpdf', 'poppler')('an object stream with a wrong', () => {
	const [packed, streams] = packable(pageObjects(3));
	const whole = textOf(
		new RawFile()
			.objects(streams)
			.objectStream(100, { ...packed, 60: '12 0 R' })
			.crossReferenceStream(101, ROOT).bytes,
	);
	const first = Number(/\/First (\d+)/.exec(whole)![1]);
	const change = (from: RegExp, to: string): Uint8Array => {
		const file = whole.replace(from, (found) => to.padEnd(found.length));
		expect(file).not.toBe(whole);
		return bytesOf(file);
	};
	const mended = losing('1 object stream is damaged');

	test('the whole file is sound', async () => {
		expect(await turn(bytesOf(whole))).toEqual({ texts: THREE, messages: [] });
	});

	test.each([
		['/First in the middle of the numbers', change(/\/First \d+/, `/First ${first >> 1}`)],
		['/First after the first object begins', change(/\/First \d+/, `/First ${first + 1}`)],
		['/First beyond the end', change(/\/First \d+/, '/First 99')],
		['/First that is missing', change(/\/First \d+/, '')],
		['/N that is too small', change(/\/N \d+/, '/N 2')],
	])('%s', async (_, bytes) => {
		expect(await turn(bytes)).toEqual({ texts: THREE, messages: mended });
	});

	test('/N that is too large', async () => {
		expect((await turn(change(/\/N \d/, '/N 9'))).texts).toEqual(THREE);
	});
});

withTools('qpdf', 'poppler')('a cross-reference stream', () => {
	const whole = textOf(new RawFile().objects(pageObjects(3)).crossReferenceStream(90, ROOT).bytes);
	const [, head = '', data = ''] = /(\/Type\/XRef.*?>>\nstream\n)(.*?)\nendstream/s.exec(whole)!;

	test('that announces more rows than it has', async () => {
		const short = head.replace(`/Length ${data.length}`, `/Length ${data.length - 12}`);
		const { messages, texts } = await turn(bytesOf(whole.replace(head + data, short + data.slice(0, -12))));
		expect(texts).toEqual(THREE);
		expect(messages).toEqual([expect.stringContaining('had to be repaired')]);
	});

	test('whose data has a wrong checksum', async () => {
		// Page 2 is free in it.
		const row = String.fromCharCode(1) + String.fromCharCode(0, whole.indexOf('12 0 obj') >> 8, whole.indexOf('12 0 obj') & 255);
		const wrong = data.replace(row, '\0\0\0\0');
		expect(wrong).not.toBe(data);
		const deflated = textOf(zlibSync(bytesOf(data)).slice(-4));
		const packed = textOf(zlibSync(bytesOf(wrong))).slice(0, -4) + deflated;
		const headed = head.replace(`/Length ${data.length}`, `/Filter/FlateDecode/Length ${packed.length}`);
		const { messages, texts } = await turn(bytesOf(whole.replace(head + data, () => headed + packed)));
		expect(texts).toEqual(THREE);
		expect(messages).toEqual([expect.stringContaining('all of its 3 pages were found')]);
	});
});

withTools('qpdf', 'poppler')('a page whose entry says that it is free', () => {
	/** Page 2 is freed in the table. */
	const freed = (count: number): Uint8Array => {
		const objects = pageObjects(3);
		const file = textOf(rawPdf({ ...objects, 2: objects[2]!.toString().replace('/Count 3', `/Count ${count}`) }));
		const row = `${String(file.indexOf('12 0 obj')).padStart(10, '0')} 00000 n`;
		expect(file).toContain(row);
		return bytesOf(file.replace(row, '0000000000 65535 f'));
	};

	test('is found, if the page tree counts it', async () => {
		expect(await turn(freed(3))).toEqual({ texts: THREE, messages: [expect.stringContaining('all of its 3 pages were found')] });
	});

	test('was removed, if the page tree does not count it', async () => {
		expect((await turn(freed(2))).texts).toEqual(['Page 1', 'Page 3']);
	});
});

withTools('qpdf', 'poppler')('tells what a sound file refers to and does not have:', () => {
	const objects = pageObjects(3);
	const separate = { ...objects, 2: objects[2]!.toString().replace('<</Font<</F 3 0 R>>>>', ' 60 0 R') };

	test.each([
		['content', { ...objects, 12: '<</Type/Page/Parent 2 0 R/Contents 99 0 R>>' }, 'content of its page 2 is lost'],
		[
			'an image',
			pageObjects(3, { pages: { 3: '/Resources<</Font<</F 3 0 R>>/XObject<</I 99 0 R>>>>' } }),
			'images of its page 3 are lost',
		],
		[
			'an image in separate resources',
			{ ...separate, 60: '<</Font<</F 3 0 R>>/XObject<</I 99 0 R>>>>' },
			'images of its pages 1, 2 and 3 are lost',
		],
		['a list of fonts', { ...separate, 60: '<</Font 99 0 R>>' }, 'fonts of its pages 1, 2 and 3 are lost'],
		['resources', separate, 'fonts of its pages 1, 2 and 3 are lost; images of its pages 1, 2 and 3 are lost'],
	])('%s', async (_, file, loss) => {
		expect((await turn(rawPdf(file))).messages).toEqual(losing(loss));
	});

	test.each([
		['content', 42, 'content of its page 2 is lost'],
		['a form', 60, 'images of its page 2 are lost'],
	])('%s that has become something else than a stream', async (_, number, loss) => {
		const resources = '/Resources<</Font<</F 3 0 R>>/XObject<</X 60 0 R>>>>';
		const form = ['/Subtype/Form/BBox[0 0 9 9]', 'q Q'] as const;
		const text = textOf(rawPdf({ ...pageObjects(3, { pages: { 2: resources } }), 60: form }));
		const start = text.indexOf(`\n${number} 0 obj`) + 10;
		const zeros = '\0'.repeat(text.indexOf('stream', start) + 6 - start - 2);
		const file = bytesOf(`${text.slice(0, start)}<<${zeros}${text.slice(start + 2 + zeros.length)}`);
		const { notes } = await local.run('rotate_pages', [asDocument(file)], decode('rotate_pages', { angle: 90 }));
		expect(notes.map(({ message }) => message)).toEqual(losing(loss));
	});

	test('says nothing of what no page needs', async () => {
		const file = rawPdf(pageObjects(3, { catalog: '/Metadata 99 0 R', pages: { 1: '/Annots[98 0 R]' } }));
		expect(await turn(file)).toEqual({ texts: THREE, messages: [] });
	});
});

withTools('qpdf', 'poppler')('a part of the file is missing, with the end of a stream', () => {
	/** A stream of which the end is missing, then the pages, and no cross-reference. */
	const cut = (entries: string, data: string): Uint8Array => {
		const file = textOf(rawPdf(pageObjects(3)));
		const start = file.indexOf('1 0 obj');
		const broken = `60 0 obj\n<<${entries}/Length 5000>>\nstream\n${data}\n`;
		return bytesOf(file.slice(0, start) + broken + file.slice(start, file.indexOf('xref\n')));
	};

	test('the objects in its data are found', async () => {
		const { texts, messages } = await turn(cut('/Filter/FlateDecode', 'x\x9c\x01\x02 obj 7 0 obj'));
		expect(texts).toEqual(THREE);
		expect(messages).toEqual([expect.stringContaining('all of its 3 pages were found')]);
	});

	test('so are those in content without a filter, with the last of each number', async () => {
		const sound = textOf(rawPdf(pageObjects(3)));
		const content = sound.indexOf('(Page 1)') + 6;
		const file = sound.slice(0, content) + sound.slice(sound.indexOf('1 0 obj'));
		const { texts, messages } = await turn(bytesOf(file));
		expect(texts).toEqual(THREE);
		expect(messages).toEqual([expect.stringContaining('all of its 3 pages were found')]);
	});

	test('data without a filter may be a document', async () => {
		const data = '%PDF-1.7\nxx\n11 0 obj\n<</Type/Page/Rotate 90>>\nendobj\n';
		const { bytes } = new RawFile().objects(pageObjects(1)).stream(60, '', data);
		const wrong = textOf(bytes).replace(/\/Length \d+>>(?=\nstream\n%PDF)/, '/Length 9>>');
		expect(wrong).not.toBe(textOf(bytes));
		const { texts } = await turn(bytesOf(wrong));
		expect(texts).toEqual(['Page 1']);
	});

	/** Streams within each other, none of which ends before the last one does. */
	const within = (count: number, filter: string, data: string): Uint8Array => {
		const numbers = Array.from({ length: count }, (_, index) => 100 + index);
		const { bytes } = new RawFile().objects({
			...pageObjects(1, { catalog: '/X 99 0 R' }),
			99: `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`,
		});
		const open = numbers.map((number) => `${number} 0 obj\n<<${filter}/Length 5>>\nstream\n${data} obj y 0 obj\n`);
		return bytesOf(`${textOf(bytes)}${open.join('')}endstream\nendobj\n`);
	};
	const resultOf = async (bytes: Uint8Array): Promise<number> => {
		const { documents } = await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
		return documents[0]!.bytes.length;
	};

	test('each of many streams within each other has its own data', async () => {
		const bytes = within(1000, '/Filter/FlateDecode', 'x');
		expect(await resultOf(bytes)).toBeLessThan(2 * bytes.length);
	});

	test('streams that share too much data are refused', async () => {
		// The file lists them, for a search steps over their data.
		const text = textOf(within(1000, '', '%PDF-'));
		const row = (number: number): string =>
			`${number} 1\n${String(text.indexOf(`\n${number} 0 obj`) + 1).padStart(10, '0')} 00000 n \n`;
		const rows = [1, 2, 3, 11, 41, 99, ...Array.from({ length: 1000 }, (_, index) => 100 + index)].map(row);
		const table = `xref\n${rows.join('')}trailer\n<</Size 1100/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
		const refused = resultOf(bytesOf(text + table));
		await expect(refused).rejects.toMatchObject({ code: 'unreadable_document', message: expect.stringMatching(/overlap/) });
	});
});
