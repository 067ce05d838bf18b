import { numbered, rich } from './drawn';
import { pageTexts, qpdfCheck, qpdfJson, renderPages, uncompressed, withTools } from '../judges/tools';

withTools('qpdf', 'poppler')('the documents that other tests use', () => {
	test.each([false, true])('numbered pages are clean and say who they are (object streams: %s)', async (objectStreams) => {
		const bytes = await numbered(3, { objectStreams });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)).toEqual(['Page 1', 'Page 2', 'Page 3']);
		expect(Buffer.from(bytes).includes('/ObjStm')).toBe(objectStreams);
	});

	test('the same arguments give the same bytes', async () => {
		expect(Buffer.compare(Buffer.from(await rich(4)), Buffer.from(await rich(4)))).toBe(0);
	});

	test.each([false, true])('the rich document is clean and has what it promises (object streams: %s)', async (objectStreams) => {
		const bytes = await rich(5, { prefix: 'B ', objectStreams });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)[3]).toBe('B Page 4');
		const seen = qpdfJson(bytes);
		expect(seen.outlines.map(({ title }: { title: string }) => title)).toEqual(['B Chapter 1', 'B Part']);
		expect(seen.outlines[0].kids[0].kids[0].destpageposfrom1).toBe(3);
		expect(seen.acroform.fields).toHaveLength(2);
		expect(Object.keys(seen.attachments)).toEqual(['notes.txt']);
		expect(seen.pagelabels).toHaveLength(2);
		const readable = uncompressed(bytes);
		for (const part of ['/StructTreeRoot', '/OCProperties', '/Thread', '/Dests', '/OBJR', '/OpenAction'])
			expect(readable).toContain(part);
	});

	test('pictures have the size that the resolution says', async () => {
		const [picture, ...others] = renderPages(await numbered(3, { size: [144, 72] }), { dpi: 72, first: 2, last: 2 });
		expect(others).toEqual([]);
		expect(picture).toMatchObject({ width: 144, height: 72 });
		expect(picture!.rgb.length).toBe(144 * 72 * 3);
	});
});
