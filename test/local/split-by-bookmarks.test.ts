import { decode } from '../../shared/contract/values/decode';
import { asDocument, local } from '../support/hosts/local';
import { rawPages } from '../support/documents/raw';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readers } from '../support/readers';
import { testInTurn } from '../support/sample';

test('looks up the names of destinations in both places, as readers do', async () => {
	const input = rawPages(4, {
		catalog: '/Outlines 60 0 R/Dests<</old[12 0 R/Fit]>>/Names<</Dests<</Names[(new)[14 0 R/Fit]]>>>>',
		objects: {
			60: '<</First 61 0 R/Last 62 0 R/Count 2>>',
			61: '<</Title(Second)/Parent 60 0 R/Next 62 0 R/Dest(old)>>',
			62: '<</Title(Fourth)/Parent 60 0 R/Prev 61 0 R/Dest/new>>',
		},
	});
	const { documents } = await local.run('split_by_bookmarks', [asDocument(input)], decode('split_by_bookmarks', {}));
	expect(documents.map(({ title, firstPage }) => [title, firstPage])).toEqual([
		[undefined, 1],
		['Second', 2],
		['Fourth', 4],
	]);
});

describe('bookmarks that are direct objects', () => {
	const item = (title: string, page: number, entries = '') =>
		`<</Title(${title})/Parent 60 0 R/Dest[${10 + page} 0 R/Fit]${entries}>>`;
	const input = rawPages(5, {
		catalog: '/Outlines 60 0 R',
		objects: {
			60: `<</First 61 0 R/Last 62 0 R/Count 3>>`,
			61: item('One', 1, `/Next${item('Three', 3, `/Next 62 0 R`)}`),
			62: item('Five', 5),
		},
	});
	const readers = new Readers();
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	afterAll(() => {
		readers.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	/** The titles as pdf.js tells them, which ignores items that are direct objects; mutool crashes on them. */
	async function titlesOf(bytes: Uint8Array): Promise<readonly string[]> {
		const file = path.join(folder, 'document.pdf');
		writeFileSync(file, bytes);
		return (await readers.look('pdf.js', file, { texts: true })).titles;
	}

	testInTurn('cut the document like others, and stay', async () => {
		const { documents } = await local.run('split_by_bookmarks', [asDocument(input)], decode('split_by_bookmarks', {}));
		expect(documents.map(({ title, firstPage }) => [title, firstPage])).toEqual([
			['One', 1],
			['Three', 3],
			['Five', 5],
		]);
		const titles = [];
		for (const { bytes } of documents) titles.push(await titlesOf(bytes));
		expect(titles).toEqual([['One'], ['Three'], ['Five']]);
	});

	test('are merged like others', async () => {
		const inputs = [asDocument(input), asDocument(input)];
		const { documents } = await local.run('merge_documents', inputs, decode('merge_documents', {}));
		const once = ['One', 'Three', 'Five'];
		expect(await titlesOf(documents[0]!.bytes)).toEqual([...once, ...once]);
	});
});
