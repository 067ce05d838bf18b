/** Fields of forms in HTML: their values are in the document, as browsers show it. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { asks, everyObject, pageTexts, qpdfCheck, wordBoxes } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';

const SHEET = '<style>@page{size:400pt 300pt;margin:20pt}body{margin:0;font:10pt/20pt sans-serif}</style>';

async function print(body: string) {
	const input = { name: 'a.html', bytes: Buffer.from(`<!doctype html>${SHEET}${body}`) };
	const { documents, notes } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return { bytes: documents[0]!.bytes, note: notes.find(({ code }) => code === 'elements_left_out')?.message };
}

const wordsOf = (bytes: Uint8Array): string[] => pageTexts(bytes)[0]!.split(/\s+/).filter(Boolean);
const boxOf = (bytes: Uint8Array, word: string) => wordBoxes(bytes)[0]!.find(({ text }) => text === word)!.box;

describe('a field of a form', () => {
	asks('poppler', 'qpdf');

	it('shows its value, or else its hint', async () => {
		const { bytes, note } = await print(`
			<p><input value="Ada"> <input placeholder="Surname"> <input placeholder="unseen" value="1815-12-10" type="date"></p>
			<p><textarea>First line
Second line</textarea> <textarea placeholder="Remarks"></textarea></p>
			<p><select><option>Red<option selected>Green<option>Blue</select> <select multiple><option>One<option>Two</select></p>
			<p><button>Send</button> <input type="submit"> <input type="button" value="Back"></p>`);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const words = 'Ada Surname 12/10/1815 First line Second line Remarks Green One Two Send Submit Back';
		expect(wordsOf(bytes).sort()).toEqual(words.split(' ').sort());
		expect(note).toBe(
			'Fields of forms are drawn with their values, and cannot be filled in: input (5), select (2), textarea (2).',
		);
	});

	it('does not tell hidden values, passwords and files', async () => {
		const hidden = '<input type="hidden" value="token"><input type="file" value="path"><input style="display:none" value="gone">';
		const { bytes, note } = await print(
			`<style>input{display:inline-block}</style><p>seen <input type="password" value="secret"></p>${hidden}`,
		);
		expect(wordsOf(bytes).join(' ')).toBe('seen •••••• Choose File No file chosen');
		expect(everyObject(bytes)).not.toMatch(/secret|token|gone|path/);
		expect(note).toContain('cannot be filled in: input (2).');
	});

	it.each<readonly [type: string, value: string, shown: string, empty: string]>([
		['date', '2026-11-29', '11/29/2026', 'mm/dd/yyyy'],
		['time', '14:30', '02:30 PM', '--:-- --'],
		['time', '00:05:30', '12:05 AM', '--:-- --'],
		['month', '2026-09', 'September 2026', '--------- ----'],
		['week', '2026-W48', 'Week 48, 2026', 'Week --, ----'],
		['datetime-local', '2026-11-29T04:30', '11/29/2026, 04:30 AM', 'mm/dd/yyyy, --:-- --'],
	])('shows a %s as browsers do (%s)', async (type, value, shown, empty) => {
		const field = (given: string): string => `<p><input type="${type}" value="${given}"></p>`;
		const { bytes } = await print([value, '', 'wrong', '2026-99-99'].map(field).join(''));
		expect(everyObject(bytes)).toContain('NotoSansMono');
		const words = wordBoxes(bytes)[0]!.map(({ text }) => text);
		expect(words.join(' ')).toBe([shown, empty, empty, empty].join(' '));
	});

	it('shows dates as they are written in languages that have another order of days and months', async () => {
		const fields =
			'<input type="date" value="2026-03-04"> <input type="datetime-local" value="2026-03-04T14:30"> <input type="date">';
		const { bytes } = await print(`<div lang="de">${fields}</div><p lang="en-GB"><input type="time" value="14:30"></p>`);
		expect(wordsOf(bytes).sort()).toEqual(['14:30', '14:30', '2026-03-04', '2026-03-04']);
	});

	it('is disabled in a group that is disabled, unless it is in its legend', async () => {
		const { bytes } = await print(
			'<style>input:disabled,button:disabled{text-transform:uppercase}</style><fieldset disabled><legend align="right">name <button>free</button></legend><p><input value="held"></p></fieldset>',
		);
		expect(wordsOf(bytes).sort()).toEqual(['HELD', 'free', 'name'].sort());
		expect(boxOf(bytes, 'name')[0]).toBeGreaterThan(300);
	});

	it('is higher where its text needs more room, so that nothing is cut off', async () => {
		const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
		const { bytes } = await print(`<p><input value="${text}"></p><p>after</p>`);
		expect(wordsOf(bytes)).toEqual([...text.split(' '), 'after']);
		expect(boxOf(bytes, 'after')[1]).toBeGreaterThan(boxOf(bytes, 'word39')[3]);
	});

	it('has its text in the middle of its height, and on the line of the text beside it', async () => {
		const { bytes } = await print('<p>label <input style="height:60pt;box-sizing:border-box" value="inside"></p>');
		const [label, inside] = [boxOf(bytes, 'label'), boxOf(bytes, 'inside')];
		expect((inside[1] + inside[3]) / 2).toBeGreaterThan(40);
		expect(Math.abs(label[3] - inside[3])).toBeLessThan(1.5);
	});

	it('is as wide as a grid makes it, and else as wide as its columns', async () => {
		const { bytes } = await print(
			`<div style="display:grid;grid-template-columns:1fr 1fr"><input value="left"><input value="right"></div>
			<input size="10" value="ten"> next`,
		);
		expect(boxOf(bytes, 'right')[0]).toBeGreaterThan(200);
		expect(boxOf(bytes, 'next')[0]).toBeGreaterThan(20 + 10 * 5);
		expect(boxOf(bytes, 'next')[0]).toBeLessThan(20 + 10 * 9);
	});
});

describe('a mark of a form', () => {
	const jury = assembleJury();

	/** By reader, red, green and blue of each place in halves: `020` is green. */
	async function colorsAt(bytes: Uint8Array, places: readonly (readonly [number, number])[]): Promise<string[][]> {
		const seen = (await jury.pictures(bytes)).map(([, picture]) =>
			places.map(([x, y]) =>
				colorAt(picture, x + 20, y + 20)
					.map((part) => Math.round(part / 127))
					.join(''),
			),
		);
		expect(seen.length).toBeGreaterThan(0);
		return seen;
	}

	it('is filled where it is chosen, in the color that the style asks', async () => {
		const mark = (type: string, left: number, more: string): string =>
			`<input type="${type}" style="position:absolute;margin:0;width:40pt;height:40pt;top:20pt;left:${left}pt" ${more}>`;
		const { bytes } = await print(
			`${
				mark('checkbox', 20, '') + mark('checkbox', 80, 'checked') + mark('radio', 140, 'checked')
			}<div style="accent-color:#0a0">${mark('checkbox', 200, 'checked')}</div>${mark('checkbox', 260, 'checked').replace(
				'style="',
				'style="appearance:none;background:#f00;',
			)}`,
		);
		const places = [
			[26, 54],
			[86, 46],
			[160, 40],
			[206, 46],
			[280, 40],
		] as const;
		for (const colors of await colorsAt(bytes, places)) expect(colors).toEqual(['222', '012', '012', '010', '200']);
	});

	it('is gray if it is a choice whose border a style has changed, and no ground', async () => {
		const styles = ['', 'border:1px solid', 'border-radius:8px', 'appearance:none', 'border:1px solid;background:#fff'];
		const choices = styles.map(
			(style, index) =>
				`<select style="position:absolute;left:${index * 60}pt;top:20pt;width:50pt;height:40pt;${style}"></select>`,
		);
		const { bytes } = await print(
			`${choices.join('')}<select multiple style="border:1px solid;position:absolute;left:300pt;top:20pt;width:50pt;height:40pt"></select>`,
		);
		const seen = (await jury.pictures(bytes)).map(([, picture]) =>
			[0, 1, 2, 3, 4, 5].map((index) => colorAt(picture, 20 + index * 60 + 15, 20 + 30)[0]),
		);
		expect(seen.length).toBeGreaterThan(0);
		for (const grays of seen) expect(grays).toEqual([255, 239, 239, 239, 255, 255].map((gray) => expect.closeTo(gray, -0.5)));
	});

	it('is a knob on a line in a range, and a framed color', async () => {
		const at = (left: number, width: number): string =>
			`style="position:absolute;margin:0;top:20pt;left:${left}pt;width:${width}pt"`;
		const { bytes } = await print(
			`<input type="range" value="25" ${at(20, 200)}><input type="color" value="#00ff00" ${at(260, 40)}>`,
		);
		const places = [
			[50, 26],
			[73, 22],
			[150, 26],
			[150, 21],
			[280, 30],
		] as const;
		for (const colors of await colorsAt(bytes, places)) expect(colors).toEqual(['012', '012', '222', '222', '020']);
	});

	it('has content after its text where it is among text, too', async () => {
		const { bytes } = await print(
			`<style>.t::after{content:"next";display:inline-block;margin-left:4pt}</style><button class="t">This</button><br><button style="padding:0"><span style="display:inline-block">one</span> two</button>`,
		);
		for (const [first, second] of [
			['This', 'next'],
			['one', 'two'],
		] as const) {
			expect(boxOf(bytes, second)[1]).toBeCloseTo(boxOf(bytes, first)[1], 0);
			expect(boxOf(bytes, second)[0]).toBeGreaterThan(boxOf(bytes, first)[0]);
		}
	});

	it('does not wrap the text of a button that is an input', async () => {
		const { bytes } = await print(
			'<div style="width:20pt"><input type="submit" value="one two"><br><button>three four</button></div>',
		);
		expect(boxOf(bytes, 'two')[1]).toBe(boxOf(bytes, 'one')[1]);
		expect(boxOf(bytes, 'four')[1]).toBeGreaterThan(boxOf(bytes, 'three')[1]);
	});

	it.each<readonly [state: string, field: string, other: string]>([
		['placeholder-shown', '<input placeholder="x">', '<input placeholder="x" value="y">'],
		['placeholder-shown', '<textarea placeholder="x"></textarea>', '<input type="checkbox" placeholder="x">'],
		['has(option:checked)', '<select><option selected>1</select>', '<select><option>1</select>'],
		['required', '<input required>', '<input>'],
		['optional', '<input>', '<input required>'],
		['invalid', '<input required>', '<input>'],
		['valid', '<input required value="y">', '<input required>'],
		['read-only', '<input readonly>', '<input>'],
		['read-write', '<input>', '<input readonly>'],
		['disabled', '<input disabled>', '<input>'],
		['enabled', '<button></button>', '<button disabled></button>'],
		['defined', '<b></b>', '<x-y></x-y>'],
	])('is %s before anybody fills it in', async (state, field, other) => {
		const { bytes } = await print(
			`<style>u{display:none} :${state}+u{display:inline}</style><div>${field}<u>yes</u></div><div>${other}<u>no</u></div>`,
		);
		expect(wordsOf(bytes).filter((word) => /^(?:yes|no)$/.test(word))).toEqual(['yes']);
	});
});
