/** A backend keeps its fonts from text to text: a result never depends on the texts before. */
import type { Document } from '../../../../shared/contract/backend';
import { localBackend } from '../../../../shared/local';
import { decode } from '../../../../shared/contract/values/decode';
import { numbered } from '../../../support/documents/drawn';
import { dejavu } from '../../../support/documents/fonts';
import { asDocument } from '../../../support/hosts/local';
import { testInTurn } from '../../../support/sample';

const stamper = () => {
	const backend = localBackend({ pause: () => Promise.resolve() });
	return async (line: string, font?: Document) => {
		const parameters = { ...decode('add_text_watermark', { line_1: line }), ...(font && { font }) };
		const { documents } = await backend.run('add_text_watermark', [asDocument(await numbered(1))], parameters);
		return documents[0]!.bytes;
	};
};

testInTurn.each(['For customer 7', 'Æther über ffi', 'Ελλάδα Россия', 'a\u00a0b c'])(
	'gives the same bytes after other texts: %s',
	async (line) => {
		const kept = stamper();
		for (const before of ['office 12', 'AVATAR', 'a b\u00a0c', 'fficion']) await kept(before);
		expect(await kept(line)).toEqual(await stamper()(line));
	},
);

test('gives the same bytes with a font of the user', async () => {
	const font = { name: 'DejaVuSans.ttf', bytes: dejavu() };
	const kept = stamper();
	for (const before of ['مرحبا', 'office', '\u0628\u0627']) await kept(before, font);
	expect(await kept('باب office', font)).toEqual(await stamper()('باب office', font));
});
