/** Which parts of a text are searched for what has a known form. */
import { kindPattern, type Kind } from '../../../shared/local/redaction/kinds';
import { runsWith, stretchesWithDigits } from '../../../shared/local/redaction/near-marks';
import { defaultLimits } from '../../../shared/pdf/limits';
import { job } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const FOUND: readonly (readonly [Kind, string])[] = [
	['email', 'jane.doe@mail.example.com'],
	['email', 'jane@\nexample.org'],
	['url', 'https://example.com/a?b=c'],
	['url', 'WWW.example.org'],
	['iban', 'gb82 WEST 1234 5698 7654 32'],
	['card', '4111 1111 1111 1111'],
	['phone', '+49 (30) 123 45-67'],
	['phone', 'Telefon Buero ............................................................................ 030 1234567'],
	['date', '2026-11-23'],
	['date', '4 de septiembre de 2026'],
	['date', 'November                                                                                      23, 2026'],
];
/** Letters without any sign of a match. */
const PROSE = 'words of a long letter, one after the other '.repeat(20);

const found = async (kind: Kind, text: string, searching = defaultLimits.searching): Promise<string[]> => {
	const pattern = await kindPattern([kind], { ...job(), limits: { ...defaultLimits, searching } });
	const { matches } = await pattern.search(text, 100, job().pace);
	return matches.map(({ start, end }) => text.slice(start, end));
};

test.each(FOUND)('finds %s %j wherever it is in a text', async (kind, one) => {
	for (const text of [one, `${PROSE}${one}`, `${one} ${PROSE}`, `${PROSE}${one} ${PROSE}${one} ${PROSE}`]) {
		const matches = await found(kind, text);
		expect(matches.length).toBe(text.split(one).length - 1);
		for (const match of matches) expect(match).toBe(one);
	}
});

test('tells at once of a text without signs that it has nothing, and of no other', async () => {
	for (const [kind, one] of FOUND) {
		const { lacks } = await kindPattern([kind], job());
		expect([lacks!(PROSE, job().pace), lacks!(one, job().pace)]).toEqual([true, false]);
	}
});

test('a date in a book takes no more steps than its surroundings have', async () => {
	const text = `${PROSE.repeat(500)} 3 May 2026 ${PROSE.repeat(500)}`;
	expect(await found('date', text, 2_000_000)).toEqual(['3 May 2026']);
	await expect(found('date', '3 May 2026 '.repeat(1000), 2_000_000)).rejects.toMatchObject({ code: 'limit_exceeded' });
});

testInTurn('parts do not overlap, and hold all marks and digits', () => {
	const hostile = [
		'a@'.repeat(5000),
		'@ '.repeat(5000),
		`1${'.'.repeat(100)}`.repeat(100),
		`1${'a'.repeat(100)}`.repeat(100),
		'😀1'.repeat(200),
	];
	for (const text of hostile)
		for (const [parts, mark] of [
			[[...runsWith(text, /@/g)], '@'],
			[[...stretchesWithDigits(text)], '1'],
		] as const) {
			let last = 0;
			for (const { start, end } of parts) {
				expect(start).toBeGreaterThanOrEqual(last);
				expect(end).toBeGreaterThan(start);
				expect(text.slice(last, start)).not.toContain(mark);
				last = end;
			}
			expect(text.slice(last)).not.toContain(mark);
		}
});
