import { decode } from '../../shared/decode';
import { entriesOf, toForm } from '../../shared/remote/form';

test('sends neither absent fields nor defaults; writes flags as words and decimals with a point', () => {
	const parameters = decode('add_text_watermark', {
		line_1: 'A',
		template: '1001',
		color: 'Gray',
		transparency: '75',
		margin: '0.0000001',
	});
	expect(entriesOf('add_text_watermark', parameters)).toEqual([
		['line_1', 'A'],
		['margin', '0.0000001'],
	]);
	const flags = decode('add_restrictions', { owner_password: 'owner', allow_print: 'False', allow_copy_content: 'true' });
	expect(entriesOf('add_restrictions', flags)).toEqual([
		['owner_password', 'owner'],
		['allow_print', 'false'],
	]);
	expect(entriesOf('rotate_pages', decode('rotate_pages', { angle: '-90', first_page: '1' }))).toEqual([['angle', '-90']]);
	expect(entriesOf('split_by_size', { maximum_bytes: Number.MAX_SAFE_INTEGER })).toEqual([['maximum_bytes', '9007199254740991']]);
});

test('sends files first and in order, under their base names, as PDF', async () => {
	const bytes = new Uint8Array([1, 2, 3, 4]);
	const form = toForm(
		[
			{ name: '/tmp/a.pdf', bytes: bytes.subarray(1, 3) },
			{ name: '', bytes },
		],
		[['angle', '90']],
	);
	const files = form.getAll('file') as File[];
	expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
		['a.pdf', 'application/pdf', 2],
		['00002.pdf', 'application/pdf', 4],
	]);
	expect(Buffer.from(await files[0]!.arrayBuffer())).toEqual(Buffer.from([2, 3]));
	const names: string[] = [];
	form.forEach((_value, name) => names.push(name));
	expect(names).toEqual(['file', 'file', 'angle']);
});
