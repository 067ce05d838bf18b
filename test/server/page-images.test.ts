/** One page as an image, as the answer itself (docs/semantics.md, §34). */
import { unpackZip } from '../../shared/packaging';
import { numbered } from '../support/documents/drawn';
import { startService, type TestService } from '../support/hosts/service';
import { field, file, postForm, problem, type Answer } from './raw';
import { testInTurn } from '../support/sample';

let service: TestService;
let two: Uint8Array;
beforeAll(async () => {
	service = await startService();
	two = await numbered(2);
});
afterAll(() => service.close());

const draw = (accept: string | undefined, parameters: Readonly<Record<string, string>> = {}): Promise<Answer> =>
	postForm(
		`${service.url}/v1/pages_to_images`,
		[file(two), ...Object.entries({ resolution: '36', ...parameters }).map(([name, value]) => field(name, value))],
		accept === undefined ? {} : { Accept: accept },
	);

const PNG = '89504e470d0a1a0a';
const JPEG = 'ffd8ff';

testInTurn.each([
	['image/png', { pages: '2' }, 'image/png', PNG],
	['image/*', { pages: '2' }, 'image/png', PNG],
	['image/*, application/zip;q=0.5', { pages: '2' }, 'image/png', PNG],
	['image/jpeg, image/png', { pages: '1', image_format: 'jpeg' }, 'image/jpeg', JPEG],
])('is the answer to Accept %p', async (accept, parameters, type, begins) => {
	const { status, headers, body } = await draw(accept, parameters);
	expect([status, headers['content-type'], headers['content-length']]).toEqual([200, type, String(body.length)]);
	expect(body.toString('hex', 0, begins.length / 2)).toBe(begins);
	expect(JSON.parse(String(headers['octavo-outcome']))).toMatchObject({ facts: { imageCount: 1 } });
});

test.each([
	['no preference', undefined, { pages: '2' }, 1],
	['a wildcard', '*/*', { pages: '2' }, 1],
	['a package that is preferred', 'image/png;q=0.5, application/zip', { pages: '2' }, 1],
	['several pages where a package is accepted too', 'image/png, application/zip;q=0.5', {}, 2],
	['an image of another format, or a package', 'image/jpeg, application/zip;q=0.5', { pages: '2' }, 1],
])('is in a ZIP with %s', async (_, accept, parameters, count) => {
	const { status, headers, body } = await draw(accept, parameters);
	expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
	expect(unpackZip(body)).toHaveLength(count);
});

test.each<[string, string, Record<string, string>, RegExp]>([
	['another format', 'image/jpeg', { pages: '1' }, /accept one of application\/zip, .*, image\/png, or/],
	['another type', 'application/pdf', {}, /, image\/png, image\/jpeg, or leave/],
	['several pages as one image', 'image/png', {}, /^There are 2 images, and image\/png holds one/],
])('is refused as %s', async (_, accept, parameters, title) => {
	const refused = problem(await draw(accept, parameters));
	expect(refused).toMatchObject({ status: 406, title: expect.stringMatching(title) as unknown });
});
