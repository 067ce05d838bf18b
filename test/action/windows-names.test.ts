/** Names on Windows, whose rules the functions follow if that is the platform, and paths in two spellings. */
import { spelledOnce, unnameable } from '../../runs/disk/identity';
import { placesIn } from '../../action/files/workspace';
import { findFiles } from '../../runs/files/find-files';
import { plan } from '../../runs/steps/plan';
import { decode } from '../../shared/contract/values/decode';
import { Workspace } from './support/workspace';

const here = Object.getOwnPropertyDescriptor(process, 'platform')!;
const on = (platform: NodeJS.Platform) => Object.defineProperty(process, 'platform', { ...here, value: platform });
afterEach(() => Object.defineProperty(process, 'platform', here));

test.each([
	['out/a.pdf:stream.pdf', /has a colon/],
	['out/con.pdf', /is the name of a device/],
	['LPT1', /is the name of a device/],
	['out/a.pdf.', /ends in a full stop or a blank/],
	['out/a.pdf ', /ends in a full stop or a blank/],
	['folder./a.pdf', /ends in a full stop or a blank/],
	['out/what?.pdf', /has the character \?/],
])('refuses %j on Windows and nowhere else', (file, reason) => {
	on('win32');
	expect(unnameable(file)).toMatch(reason);
	on('linux');
	expect(unnameable(file)).toBeUndefined();
});

test.each(['out/a.pdf', 'C:/runner/temp/a.pdf', 'c:\\runner\\a.pdf', './a.b/console.pdf', '../x/.hidden'])(
	'allows %j on Windows',
	(file) => {
		on('win32');
		expect(unnameable(file)).toBeUndefined();
	},
);

test('refuses such an output before a document is read', () => {
	const step = { name: 'rotate_pages', paths: {}, params: decode('rotate_pages', { angle: 90 }) } as const;
	const request = {
		files: ['a.pdf'],
		matched: ['a.pdf'],
		steps: [step],
		output: 'out/con.pdf',
		overwrite: false,
		places: placesIn('/w', '/t'),
		identity: (file: string) => file,
		exists: () => false,
	};
	expect(plan(request)).toHaveLength(1);
	on('win32');
	expect(() => plan(request)).toThrow("output: 'out/con.pdf' cannot be written: a part of it is the name of a device on Windows");
});

test('takes a file once that is named in two spellings of case, where case does not count', async () => {
	const workspace = new Workspace({ 'docs/a.pdf': 'one', 'docs/A.pdf': 'two' });
	try {
		const places = placesIn(workspace.path('.'), undefined);
		const lines = ['docs/a.pdf', 'docs/A.pdf'].map((text) => ({ text, literal: false }));
		const files = async () => (await findFiles(lines, places, /\.pdf$/, false)).files;
		expect(await files()).toEqual(['docs/a.pdf', 'docs/A.pdf']);
		on('darwin');
		expect(await files()).toEqual(['docs/a.pdf']);
		expect(spelledOnce('A\u0308')).toBe(spelledOnce('\u00e4'));
	} finally {
		workspace.remove();
	}
});
