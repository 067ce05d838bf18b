/** pdf.js, the reader of Firefox, opens what sign_document makes, and shows it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { identityOf } from '../../support/hosts/identities';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { Readers } from '../../support/readers';

const readers = new Readers();
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-signed-'));
afterAll(() => {
	readers.stop();
	rmSync(folder, { recursive: true, force: true });
});

const sign = async (bytes: Uint8Array, raw: RawParameters = {}): Promise<Uint8Array> => {
	const certificate = { name: 'key', bytes: identityOf('P-256') };
	const { documents } = await local.run('sign_document', [asDocument(bytes)], decode('sign_document', { certificate, ...raw }));
	return documents[0]!.bytes;
};

/** The words of pdf.js, and how many pixels of the lower right quarter of the page are not white. */
async function seen(bytes: Uint8Array) {
	const file = path.join(folder, 'signed.pdf');
	writeFileSync(file, bytes);
	const { pages, complaints, texts, pictures } = await readers.look('pdf.js', file, { texts: true, size: { dpi: 72 } });
	const { width, height, rgb } = pictures[0]!;
	let inked = 0;
	for (let row = height >> 1; row < height; row++)
		for (let at = width >> 1; at < width; at++) if (rgb[(row * width + at) * 3]! < 200) inked++;
	return { pages, complaints, text: texts.join(), inked };
}

test('pdf.js opens a document that was signed twice, and shows the signature that is visible', async () => {
	const before = await seen(rawPages(1, {}));
	const hidden = await seen(await sign(rawPages(1, {})));
	expect(hidden).toEqual(before);
	const once = await sign(rawPages(1, {}), { visible: 'true', reason: 'Agreed' });
	const { inked, ...twice } = await seen(await sign(once));
	expect(twice).toMatchObject({ pages: 1, complaints: [] });
	expect(twice.text).toContain('Page 1');
	expect(inked).toBeGreaterThan(before.inked + 100);
});
