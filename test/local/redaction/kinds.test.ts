/** Kinds of words that are found by their form. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, withTools } from '../../support/judges/tools';

const FOUND: Readonly<Record<string, readonly string[]>> = {
	email: ['jane.doe+x@mail.example.com', 'a_b@example.org'],
	phone: ['+49 (30) 123 45-67', '+1 555 0100 200', '030 1234567'],
	iban: ['DE89 3704 0044 0532 0130 00', 'GB82WEST12345698765432'],
	card: ['4111 1111 1111 1111', '5500-0000-0000-0004'],
	url: ['https://example.com/a?b=c', 'www.example.org'],
	date: ['2026-11-23', '23.11.2026', '3/4/26', '23. November 2026', 'Nov 23, 2026', '1er juillet 2026', '4 de mayo de 2026'],
};
/** Text of about the same form, which stays. */
const OTHERS = [
	'at sign @ alone',
	'DE89 3704 0044 0532 0130 02',
	'4111 1111 1111 1112',
	'12 345',
	'example dot com',
	'May be',
	'1.2.3.4.5',
];

const escaped = (text: string): string => text.replace(/[()\\]/g, '\\$&');
const lines = [
	...Object.entries(FOUND).flatMap(([kind, all]) =>
		all.map((one) => (kind === 'phone' && !one.startsWith('+') ? `Tel: ${one}` : one)),
	),
	...OTHERS,
];
const source = (): Uint8Array =>
	texts([lines.map((line, row) => `BT /F 10 Tf 40 ${570 - 18 * row} Td (${escaped(line)}) Tj ET`).join('\n')]);

async function textAfter(parameters: RawParameters): Promise<string> {
	const { documents } = await local.run('redact_text', [asDocument(source())], decode('redact_text', parameters));
	return pageTexts(documents[0]!.bytes).join();
}

withTools('poppler')('redact_kinds', () => {
	test.each(Object.keys(FOUND))('finds %s, and nothing else', async (kind) => {
		const text = await textAfter({ redact_kinds: kind });
		for (const one of FOUND[kind]!) expect(text).not.toContain(one);
		for (const [other, all] of Object.entries(FOUND)) if (other !== kind) for (const one of all) expect(text).toContain(one);
		for (const one of OTHERS) expect(text).toContain(one);
	});

	test('finds several kinds, and words beside them', async () => {
		const text = await textAfter({ redact_kinds: ['email', 'iban'], search: 'sign\nMAY' });
		expect(text).not.toMatch(/@mail|WEST|sign|May/);
		expect(text).toContain('at  @ alone'.split(' ')[0]);
	});
});
