import vm from 'node:vm';
import type { INodeProperties } from 'n8n-workflow';
import { OctavoPdfApi } from '../../credentials/OctavoPdfApi.credentials';
import { OctavoPdf } from '../../nodes/OctavoPdf/OctavoPdf.node';
import { properties } from '../../nodes/OctavoPdf/properties';
import { camel } from '../../shared/names';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import { regionCodes, regionOf } from '../../shared/remote/regions';

/** Everything the panel shows for an operation, groups opened up. */
function panelOf(name: OperationName): INodeProperties[] {
	const { resource } = operationOf(name);
	const shown = properties.filter(({ displayOptions }) => {
		const { show = {}, hide = {} } = displayOptions ?? {};
		const values: Record<string, string> = { resource, operation: camel(name) };
		return (
			Object.entries(show).every(([key, allowed]) => (allowed as unknown[]).includes(values[key])) &&
			!Object.entries(hide).some(([key, hidden]) => (hidden as unknown[]).includes(values[key]))
		);
	});
	return shown.flatMap((entry) =>
		(entry.options ?? [])
			.flatMap((option) => {
				if ('values' in option) return option.values;
				return 'displayName' in option ? [option] : [];
			})
			.concat(entry),
	);
}

describe.each(operationNames)('%s', (name) => {
	const operation = operationOf(name);
	const panel = panelOf(name);

	it('shows every field of the table once', () => {
		for (const [wire, { label }] of Object.entries(operation.fields)) {
			const found = panel.filter(({ name: parameter }) => parameter === camel(wire));
			expect(found).toHaveLength(1);
			expect(found[0]?.displayName).toBe(label);
		}
	});

	it('masks passwords, and only them', () => {
		const masked = panel.filter(({ typeOptions }) => typeOptions?.password).map((entry) => entry.name);
		const secret = Object.entries(operation.fields).filter(([, field]) => 'secret' in field && field.secret);
		expect(masked.sort()).toEqual(secret.map(([wire]) => camel(wire)).sort());
	});

	it('asks for a file and an output field in the words of n8n’s own nodes', () => {
		const labels = panel.map(({ displayName }) => displayName);
		expect(labels).toContain(operation.input === 'many' ? 'Input Binary Field(s)' : 'Input Binary Field');
		expect(labels).toContain('Put Output File in Field');
	});

	it('has required fields in the panel and optional ones in groups', () => {
		const top = new Set(properties.map((entry) => entry.name));
		for (const [wire, field] of Object.entries(operation.fields)) if (field.required) expect(top.has(camel(wire))).toBe(true);
		const options = properties.find((entry) => entry.name === 'options' && panel.includes(entry));
		expect(options?.options?.some((entry) => 'required' in entry && entry.required)).toBe(false);
	});
});

it('shows what never goes to a region only when processing locally', () => {
	const options = panelOf('remove_signatures').filter(({ name }) => ['openPassword', 'appearance'].includes(name));
	expect(options).toHaveLength(2);
	for (const { displayOptions } of options) expect(displayOptions?.show).toEqual({ '/process': ['local'] });
});

it('asks for the credential in a region only', () => {
	const { credentials, usableAsTool } = new OctavoPdf().description;
	expect(credentials).toEqual([{ name: 'octavoPdfApi', required: true, displayOptions: { show: { process: ['region'] } } }]);
	expect(usableAsTool).toBe(true);
});

describe('the credential', () => {
	const credential = new OctavoPdfApi();
	const region = credential.properties.find(({ name }) => name === 'region');
	/** n8n evaluates the expression; here its JavaScript is run as it stands. */
	const addressFor = ($credentials: { region: string; baseUrl: string }): unknown => {
		const expression = /^=\{\{(.*)\}\}$/s.exec(String(credential.test.request.baseURL))?.[1] ?? '';
		return vm.runInNewContext(expression, { $credentials });
	};

	it('offers the ten regions in alphabetical order', () => {
		const names = region?.options?.map((option) => ('name' in option ? option.name : ''));
		expect(names).toEqual(regionCodes.map((code) => regionOf(code).label).sort((a, b) => a.localeCompare(b)));
	});

	it.each([
		[{ region: 'global', baseUrl: '' }, 'https://api.pdfblocks.com'],
		[{ region: 'eu', baseUrl: '' }, 'https://eu.api.pdfblocks.com'],
		[{ region: 'jp', baseUrl: ' https://pdf.example.com/ ' }, 'https://pdf.example.com'],
		[{ region: 'eu', baseUrl: 'http://127.0.0.1:8080' }, 'http://127.0.0.1:8080'],
	])('tests %j at its own address', (values, address) => {
		expect(addressFor(values)).toBe(address);
	});

	it('sends the key to no other address that an answer names, and tells of it', () => {
		const { request, rules = [] } = credential.test;
		const told = new Map(rules.map(({ properties }) => ['value' in properties && properties.value, properties.message]));
		expect(request.disableFollowRedirect).toBe(true);
		expect(request.ignoreHttpStatusErrors).toEqual({ ignore: true, except: expect.arrayContaining([302, 308, 404]) as number[] });
		expect([401, 302, 308, 404].map((status) => told.get(status))).toEqual([
			'The API key is not valid',
			expect.stringContaining('redirects'),
			expect.stringContaining('redirects'),
			expect.stringContaining('not at this base address'),
		]);
	});

	it('sends the key nowhere when a region has no address, or an unsafe one', () => {
		expect(addressFor({ region: 'jp', baseUrl: '' })).toMatch(/\.invalid$/);
		expect(addressFor({ region: 'eu', baseUrl: 'http://pdf.example.com' })).toMatch(/\.invalid$/);
	});
});
