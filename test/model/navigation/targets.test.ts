import { walkOutline } from '../../../shared/model/navigation/outline-walk';
import { pageIndexOf, readNamedDestinations, Targets } from '../../../shared/model/navigation/targets';
import { openDocument } from '../../../shared/pdf/open-document';
import { Parser } from '../../../shared/pdf/syntax/parser';
import { Ref, type Dict } from '../../../shared/pdf/syntax/values';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const parsed = (text: string): Dict => new Parser(Buffer.from(text, 'latin1'), 0, text.length, 100).value() as Dict;

describe('where destinations and actions lead', () => {
	const document = () =>
		openDocument(
			rawPages(4, {
				catalog: '/Dests<</One[11 0 R/Fit]/Both[12 0 R/Fit]/Circle/Circle>>/Names<</Dests 60 0 R>>',
				objects: {
					60: '<</Names[(Both)[13 0 R/Fit](Dictionary)<</D[14 0 R/Fit]>>(Name)(Both)(Two)62 0 R]>>',
					61: '<</S/GoTo/D(Two)>>',
					62: '[12 0 R/XYZ 0 0 0]',
					63: '<</S/URI/URI(https://example.com)/Next[<</S/Named/N/NextPage>> 61 0 R]>>',
					64: '<</S/URI/URI(https://example.com)/Next 64 0 R>>',
				},
			}),
			job(),
			{},
		);

	it.each<[string, string, number | undefined]>([
		['an array', '<</Dest[13 0 R/Fit]>>', 2],
		['an array that is an object', '<</Dest 62 0 R>>', 1],
		['the number of a page', '<</Dest[3/Fit]>>', 3],
		['the number of a page that does not exist', '<</Dest[4/Fit]>>', undefined],
		['a fraction', '<</Dest[0.5/Fit]>>', undefined],
		['an object that is not a page', '<</Dest[60 0 R/Fit]>>', undefined],
		['a dictionary', '<</Dest<</D[13 0 R/Fit]>>>>', 2],
		['a name', '<</Dest/One>>', 0],
		['a string', '<</Dest(Two)>>', 1],
		['a name that is in both places', '<</Dest/Both>>', 1],
		['a string that is in both places', '<</Dest(Both)>>', 2],
		['a name that only the name tree has', '<</Dest/Two>>', 1],
		['a string that only the dictionary has', '<</Dest(One)>>', 0],
		['a string whose destination is a dictionary', '<</Dest(Dictionary)>>', 3],
		['a string that leads to another string', '<</Dest(Name)>>', 2],
		['a name that leads to itself', '<</Dest/Circle>>', undefined],
		['an unknown name', '<</Dest/None>>', undefined],
		['an action', '<</A<</S/GoTo/D[11 0 R/Fit]>>>>', 0],
		['an action after others', '<</A 63 0 R>>', 1],
		['an action that follows itself', '<</A 64 0 R>>', undefined],
		['an action to another file', '<</A<</S/GoToR/F(a.pdf)/D[0/Fit]>>>>', undefined],
		['nothing', '<<>>', undefined],
	])('follows %s', async (_, owner, expected) => {
		const targets = await Targets.of(await document());
		expect(targets.pageOf(parsed(owner))).toBe(expected);
	});

	it('reads names and strings apart', async () => {
		const { names, strings } = await readNamedDestinations(await document());
		expect([...names.keys()]).toEqual(['One', 'Both', 'Circle']);
		expect([...strings.keys()]).toEqual(['Both', 'Dictionary', 'Name', 'Two']);
	});

	it('takes no other value for a page', async () => {
		const opened = await document();
		expect([null, undefined, -1, Infinity, new Ref(9999)].map((page) => pageIndexOf(opened, page))).toEqual(
			Array.from({ length: 5 }, () => undefined),
		);
	});
});

describe('walking the outline', () => {
	/** A > A1 > A1a · B, which comes back to A, > an item that is a direct object, and becomes object 65. */
	const document = () =>
		openDocument(
			rawPages(1, {
				catalog: '/Outlines 60 0 R',
				objects: {
					60: '<</First 61 0 R/Last 64 0 R>>',
					61: '<</Title(A)/First 62 0 R/Next 64 0 R>>',
					62: '<</Title(A1)/First 63 0 R>>',
					63: '<</Title(A1a)>>',
					64: '<</Title(B)/Next 61 0 R/First<</Title(Direct)>>>>',
				},
			}),
			job(),
			{},
		);

	async function visited(levels?: number, stop?: number): Promise<string[]> {
		const found: string[] = [];
		await walkOutline(
			await document(),
			(item, level) => {
				const number = item instanceof Ref ? item.number : undefined;
				found.push(`${number} on ${level}`);
				return number !== stop;
			},
			levels,
		);
		return found;
	}

	it('visits each item once, before those below it and after it', async () => {
		expect(await visited()).toEqual(['61 on 1', '62 on 2', '63 on 3', '64 on 1', '65 on 2']);
	});

	it('goes only as deep as it is told', async () => {
		expect(await visited(1)).toEqual(['61 on 1', '64 on 1']);
		expect(await visited(2)).toEqual(['61 on 1', '62 on 2', '64 on 1', '65 on 2']);
	});

	it('does not go on from an item that is refused', async () => {
		expect(await visited(undefined, 62)).toEqual(['61 on 1', '62 on 2', '64 on 1', '65 on 2']);
		expect(await visited(undefined, 61)).toEqual(['61 on 1']);
	});
});
