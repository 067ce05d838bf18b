/** Values and headers as spreadsheets have them. */
import { data, fill, filled, form, text } from '../../support/documents/forms';

const box = (name: string, state: string, entries = '') =>
	`/FT/Btn/T(${name})/Rect[20 60 40 80]${entries}/AP<</N<</${state} 90 0 R/Off 90 0 R>>>>/AS/Off`;
const choice = '/FT/Ch/T(Color)/Rect[20 100 220 120]/Ff 131072/Opt[(Red)(Blue)]';
const objects = { 90: ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', ''] } as const;
const sheet = () => form([text('Name'), box('Agree', 'Yes'), choice], { objects });

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of many shapes
const valuesOf = async (values: object, bytes = sheet()): Promise<any> =>
	(await data(await filled(bytes, values as never))).values;

test.each(['TRUE', 'yes', 'on', 'x', 'X', 'ja', 'True ', '1', 1, true])('ticks a box for %j', async (Agree) => {
	expect(await valuesOf({ Agree })).toMatchObject({ Agree: true });
});

test.each(['FALSE', 'no', 'off', 'nein', ' ', '0', 0, false, ''])('does not tick a box for %j', async (Agree) => {
	expect(await valuesOf({ Agree })).toMatchObject({ Agree: false });
});

test('a state of the box comes before such words', async () => {
	const values = await valuesOf({ Agree: 'no' }, form([box('Agree', 'no')], { objects }));
	expect(values).toMatchObject({ Agree: true });
});

test('refuses other words for a box', async () => {
	await expect(fill(sheet(), { Agree: 'perhaps' })).rejects.toMatchObject({
		issues: [{ field: 'values', message: '“Agree” takes true or false' }],
	});
});

test.each([
	[true, 'true'],
	[0, '0'],
	[3.5, '3.5'],
])('writes %j into a text field', async (Name, shown) => {
	expect(await valuesOf({ Name })).toMatchObject({ Name: shown });
});

test('trims headers and choices where the exact ones are not there, and keeps text as it is', async () => {
	expect(await valuesOf({ ' Name': ' Ada ', 'Color ': 'Blue ' })).toMatchObject({ Name: ' Ada ', Color: 'Blue' });
	const spaced = form([text('Name'), text('Name ', '20 60 220 80')]);
	expect(await valuesOf({ 'Name ': 'spaced', Name: 'plain' }, spaced)).toEqual({ Name: 'plain', 'Name ': 'spaced' });
});

test('says how many fields it does not list', async () => {
	const many = form(Array.from({ length: 12 }, (_, index) => text(`Field ${index}`)));
	await expect(fill(many, { other: 'x' }, { unknown_fields: 'ignore' })).rejects.toMatchObject({
		issues: [{ message: expect.stringMatching(/“Field 9” and 2 more$/) as unknown }],
	});
});
