import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { drawnText, problemOf } from '../../../shared/model/font/shaping/characters';
import { Face } from '../../../shared/model/font/shaping/face';
import { notoSans as notoSansRegular } from '../../../shared/model/font/noto/noto-sans-regular';
import { unpackModule } from '../../../shared/model/font/unpacked';
import { notoSans } from '../../../shared/model/font/noto/noto-sans-semibold';
import { notoSans as notoSansItalic } from '../../../shared/model/font/noto/noto-sans-italic';
import { notoSans as notoSansBoth } from '../../../shared/model/font/noto/noto-sans-semibold-italic';
import { notoSans as notoSansMono } from '../../../shared/model/font/noto/noto-sans-mono';
import { notoSans as notoSerif } from '../../../shared/model/font/noto/noto-serif-regular';
import { notoSans as notoSerifBold } from '../../../shared/model/font/noto/noto-serif-semibold';
import { notoSans as notoSerifItalic } from '../../../shared/model/font/noto/noto-serif-italic';
import { notoSans as notoSerifBoth } from '../../../shared/model/font/noto/noto-serif-semibold-italic';
import { notoSans as notoEmoji } from '../../../shared/model/font/noto/noto-emoji';

const folder = path.join(__dirname, '../../../shared/model/font/noto');
const font = new Face(fontkit.create(Buffer.from(unpackModule(notoSans))));
const problem = (line: string): string | undefined => problemOf(line, [font]);

test.each([
	['NotoSans-SemiBold', notoSans],
	['NotoSans-Regular', notoSansRegular],
	['NotoSans-Italic', notoSansItalic],
	['NotoSans-SemiBoldItalic', notoSansBoth],
	['NotoSansMono', notoSansMono],
	['NotoSerif-Regular', notoSerif],
	['NotoSerif-SemiBold', notoSerifBold],
	['NotoSerif-Italic', notoSerifItalic],
	['NotoSerif-SemiBoldItalic', notoSerifBoth],
	['NotoEmoji', notoEmoji],
])('the module of %s holds its font file', (weight, text) => {
	const file = readFileSync(path.join(folder, `${weight}-cut.ttf`));
	expect(Buffer.from(unpackModule(text)).equals(file)).toBe(true);
});

test.each([
	'CONFIDENTIAL – draft №7 © 2026, 100 % ¿sí? “quoted” €5 ₴7 ₿1 §3 ½ ‰ 10⁻³ H₂O',
	'Zażółć gęślą jaźń; Öß ŐŰ ĞŞİı ȘȚ ĐŁŁ ỄỘỮ Ħħ Ŋŋ ẞ',
	'Εμπιστευτικό Άνθρωπος ᾿Αρχή ῷ',
	'Конфиденциально Ґґ Її Ђћ Ўў Қазақ',
	'→ ← ↔ ✓ ✗ ★ ● ■ ≤ ≥ ≠ ∞ √',
])('can show %s', (line) => {
	expect(problem(line)).toBeUndefined();
});

test('every letter of the European alphabets is there', () => {
	const ranges = [
		[0x20, 0x7e],
		[0xa1, 0x17f],
		[0x386, 0x3ce],
		[0x400, 0x45f],
		[0x1e00, 0x1eff],
	] as const;
	const missing = ranges
		.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
		.filter((character) => /\p{L}|\p{N}|\p{P}|\p{S}/u.test(character) && problem(character) !== undefined);
	expect(missing).toEqual([]);
});

test('names the characters that it lacks, each once', () => {
	const message = problem('漢字漢 ok 👍');
	expect(message).toContain('“漢” (U+6F22), “字” (U+5B57), “👍” (U+1F44D)');
	expect(message!.match(/漢/g)).toHaveLength(1);
});

test.each([
	['سري', 'Arabic'],
	['סודי', 'Hebrew'],
	['गोपनीय', 'Devanagari'],
	['ลับ', 'Thai'],
	['இரகசியம்', 'Tamil'],
	['ರಹಸ್ಯ', 'Kannada'],
	['សម្ងាត់', 'Khmer'],
])('refuses %s by the name of its script', (line, script) => {
	expect(problem(`Secret ${line}`)).toContain(`${script} script`);
});

test('names every script of a line, in order', () => {
	expect(problem('中文 سر 한')).toMatch(/^is written in Han, Arabic, Hangul script, which the stamp cannot show correctly: /);
});

test('refuses overrides of direction', () => {
	expect(problem('abc\u202edef')).toMatch(/left to right/);
});

test('what has no appearance leaves no gap, and composed letters come first', () => {
	expect(drawnText(' co\u00adop\u200b\ufeff ')).toBe('coop');
	expect(drawnText('e\u0301')).toBe('é');
});
