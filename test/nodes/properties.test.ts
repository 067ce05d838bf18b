import { NodeHelpers, type INodeProperties } from 'n8n-workflow';
import { OctavoPdfApi } from '../../credentials/OctavoPdfApi.credentials';
import { OctavoPdf } from '../../nodes/OctavoPdf/OctavoPdf.node';
import { placementsOf } from '../../nodes/OctavoPdf/panel/placement';
import { properties } from '../../nodes/OctavoPdf/panel/properties';
import { isObject } from '../../shared/contract/json';
import { camel } from '../../shared/contract/names';
import { enteredFields, operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { regionCodes, regionOf } from '../../shared/remote/regions';

/** Everything the panel shows for an operation, groups opened up. */
function panelOf(name: OperationName): INodeProperties[] {
	const { resource } = operationOf(name);
	const values: Record<string, unknown> = {
		resource,
		operation: camel(name),
		valuesFrom: 'json',
		cut: 'before',
		searchMode: 'text',
		'@tool': false,
		inputFrom: 'field',
		bookmarksFrom: 'json',
	};
	const isOther = (one: unknown, value: unknown) => isObject(one) && isObject(one['_cnd']) && one['_cnd']['not'] !== value;
	const holds = (allowed: unknown, value: unknown) => (allowed as unknown[]).some((one) => one === value || isOther(one, value));
	const isShown = ({ displayOptions }: INodeProperties) => {
		const { show = {}, hide = {} } = displayOptions ?? {};
		return (
			Object.entries(show).every(([key, allowed]) => key.startsWith('/') || holds(allowed, values[key])) &&
			!Object.entries(hide).some(([key, hidden]) => holds(hidden, values[key]))
		);
	};
	return properties.filter(isShown).flatMap((entry) =>
		(entry.options ?? [])
			.flatMap((option) => {
				if ('values' in option) return option.values;
				return 'displayName' in option && isShown(option) ? [option] : [];
			})
			.concat(entry),
	);
}

describe.each(operationNames)('%s', (name) => {
	const operation = operationOf(name);
	const panel = panelOf(name);

	it('shows every field of the table once, but Pages in place of a first and a last page', () => {
		const placements = placementsOf(name);
		for (const { name: parameter, label } of placements) {
			const found = panel.filter((entry) => entry.name === parameter);
			expect(found.map(({ displayName }) => displayName)).toEqual([label]);
		}
		// A certificate comes from a credential.
		const fields = enteredFields(operation).flatMap(([wire, field]) => (field.group === 'certificate' ? [] : [wire]));
		const shown = placements.map(({ wire }) => wire);
		expect(shown).toEqual(fields.filter((wire) => !['first_page', 'last_page'].includes(wire)));
		expect(shown.includes('pages')).toBe(fields.includes('pages'));
	});

	it('names no field in a description that it does not show', () => {
		const labels = panel.map(({ displayName }) => displayName);
		for (const range of ['First Page', 'Last Page'].filter((label) => !labels.includes(label)))
			expect(panel.filter(({ description }) => description?.includes(range))).toEqual([]);
	});

	it('masks passwords, and only them', () => {
		const masked = panel.filter(({ typeOptions }) => typeOptions?.password).map((entry) => entry.name);
		const secret = Object.entries(operation.fields).filter(
			([, field]) => 'secret' in field && field.secret && field.group !== 'certificate',
		);
		expect(masked.sort()).toEqual(secret.map(([wire]) => camel(wire)).sort());
	});

	it('asks for a file and an output field in the words of n8n’s own nodes', () => {
		const labels = panel.map(({ displayName }) => displayName);
		const input =
			operation.accepts === 'text' ? 'Text From' : operation.input === 'many' ? 'Input Binary Field(s)' : 'Input Binary Field';
		expect(labels).toContain(input);
		expect(labels.includes('Put Output File in Field')).toBe(operation.output !== 'data' && operation.output !== 'text');
	});

	it('has required fields in the panel and optional ones in groups', () => {
		const top = new Set(properties.map((entry) => entry.name));
		for (const { field, name: parameter } of placementsOf(name)) if (field.required) expect(top.has(parameter)).toBe(true);
		const options = properties.find((entry) => entry.name === 'options' && panel.includes(entry));
		expect(options?.options?.some((entry) => 'required' in entry && entry.required)).toBe(false);
	});
});

it.each([
	['text', 'e.g. Invoice Number'],
	['regex', 'e.g. Invoice (\\d+)'],
	['={{ $json.mode }}', 'e.g. Invoice Number'],
])('gives one example of a search that fits the mode %s', (searchMode, placeholder) => {
	const values = { resource: 'text', operation: 'findText', searchMode };
	const node = { typeVersion: 1 };
	const shown = properties.filter((entry) => entry.name === 'search' && NodeHelpers.displayParameter(values, entry, node, null));
	expect(shown.map((entry) => entry.placeholder)).toEqual([placeholder]);
});

it('shows the parameters of extensions in a region too', () => {
	const options = panelOf('remove_signatures').filter(({ name }) => ['openPassword', 'appearance'].includes(name));
	expect(options.map(({ displayOptions }) => displayOptions)).toEqual([undefined, undefined]);
});

it('asks for the credential in a region only, below Process', () => {
	const { credentials, usableAsTool } = new OctavoPdf().description;
	expect(credentials?.[0]?.displayOptions?.show).toEqual({ process: ['region'] });
	// n8n shows a credential in the place of this parameter.
	const place = properties.findIndex(({ type }) => type === 'credentials');
	expect(properties[place]?.displayOptions?.show).toEqual({ process: ['region'] });
	expect(properties[place - 1]?.name).toBe('process');
	expect(usableAsTool).toBe(true);
});

describe('as a tool of an agent', () => {
	const ofTools = properties.filter(
		({ name, displayOptions }) => displayOptions?.show?.['@tool'] !== undefined && /description/i.test(name),
	);

	it('tells the model what every operation does and returns', () => {
		const told = ofTools.find(({ type }) => type === 'hidden')?.default as string;
		const texts = JSON.parse(/^=\{\{ (\{.*\})\[\$parameter\.operation\] \}\}$/s.exec(told)![1]!) as Record<string, string>;
		expect(Object.keys(texts)).toEqual(operationNames.map(camel));
		for (const name of operationNames) {
			expect(texts[camel(name)]).toContain(operationOf(name).description);
			expect(texts[camel(name)]).toMatch(/\. Returns the /);
		}
	});

	it('shows the description in tools only', () => {
		expect(ofTools.map(({ name }) => name)).toEqual(['descriptionType', 'toolDescription', 'toolDescription']);
		expect(panelOf('extract_pages').filter((entry) => ofTools.includes(entry))).toEqual([]);
	});
});

describe('the credential', () => {
	const credential = new OctavoPdfApi();
	const region = credential.properties.find(({ name }) => name === 'region');

	it('offers the ten regions and Self-Hosted in alphabetical order', () => {
		const names = region?.options?.map((option) => ('name' in option ? option.name : ''));
		const labels = [...regionCodes.map((code) => regionOf(code).label), 'Self-Hosted'];
		expect(names).toEqual(labels.sort((a, b) => a.localeCompare(b)));
	});

	it('of each kind is tested by the node', () => {
		const { credentials } = new OctavoPdf().description;
		expect(Object.keys(new OctavoPdf().methods.credentialTest)).toEqual(credentials?.map(({ testedBy }) => testedBy));
	});
});

describe('the place of a field', () => {
	const places = (name: OperationName) => placementsOf(name).map(({ place, name: parameter }) => `${place} ${parameter}`);

	it('is the panel itself for what protects, and for sizes, in megabytes', () => {
		expect(places('add_password')).toContain('main encryptionAlgorithm');
		expect(places('add_restrictions')).toContain('main userPassword');
		expect(places('split_by_size')).toContain('main maximumMegabytes');
		const algorithm = properties.find(({ name }) => name === 'encryptionAlgorithm');
		expect(algorithm?.default).toBe('AES-256');
	});
});

it('has resources, operations and choices whose names are words, not identifiers', () => {
	const shown = properties.flatMap(({ options = [], type }) => (type === 'options' ? options.map(({ name }) => name) : []));
	expect(shown).toContain('E-Invoice');
	expect(shown.filter((name) => !/^[A-Z0-9][^_]*$/.test(name))).toEqual([]);
});
