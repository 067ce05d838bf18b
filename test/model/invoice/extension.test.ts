/** Variants of XRechnung: each rule of the extension (BR-DEX) and for clean vehicles (BR-DE-CVD), kept and broken, and those that they replace. */
import { readInvoice, type ReadInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenRules, warningsOf } from '../../../shared/model/invoice/checking/check-rules';
import { brokenTotals } from '../../../shared/model/invoice/rules/totals';
import { job } from '../../support/hosts/local';

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const EXTENSION = `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;

/** The names of the rules that an invoice breaks, and of the warnings. */
async function rulesOf(xml: string): Promise<string[]> {
	const { pace } = job();
	const read = (await readInvoice(Buffer.from(xml), pace)) as ReadInvoice;
	const found = [...(await brokenRules(read, pace)), ...brokenTotals(read), ...(await warningsOf(read, pace))];
	return found.map(({ rule }) => rule);
}

const VEHICLES = `${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`;

const ubl = (content: string, guideline = EXTENSION): string =>
	`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><CustomizationID>${guideline}</CustomizationID><DocumentCurrencyCode>EUR</DocumentCurrencyCode>${content}</Invoice>`;
const cii = (agreement: string, line = ''): string =>
	`<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"><rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${EXTENSION}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext><rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID>${line}</ram:AssociatedDocumentLineDocument></ram:IncludedSupplyChainTradeLineItem><ram:ApplicableHeaderTradeAgreement>${agreement}</ram:ApplicableHeaderTradeAgreement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

const attached = (type: string): string =>
	`<AdditionalDocumentReference><ID>1</ID><Attachment><EmbeddedDocumentBinaryObject mimeCode="${type}" filename="a">AA==</EmbeddedDocumentBinaryObject></Attachment></AdditionalDocumentReference>`;
const amount = (name: string, value: string): string => `<${name} currencyID="EUR">${value}</${name}>`;
const subLine = (value: string, more = ''): string =>
	`<SubInvoiceLine>${amount('LineExtensionAmount', value)}<Item><ClassifiedTaxCategory/></Item>${more}</SubInvoiceLine>`;
const lines = (value: string, ...parts: string[]): string =>
	`<InvoiceLine>${amount('LineExtensionAmount', value)}${parts.join('')}</InvoiceLine>`;
const due = (payable: string, payments = ''): string =>
	`${payments}<LegalMonetaryTotal>${amount('TaxInclusiveAmount', '100')}${amount('PrepaidAmount', '20')}${amount('PayableRoundingAmount', '0.01')}${amount('PayableAmount', payable)}</LegalMonetaryTotal>`;
const payment = (content: string): string => `<PrepaidPayment>${content}</PrepaidPayment>`;
const wholePayment = (value: string, currency = 'EUR'): string =>
	payment(`<ID>A</ID><PaidAmount currencyID="${currency}">${value}</PaidAmount><InstructionID>B</InstructionID>`);
const party = (content: string): string => `<AccountingSupplierParty><Party>${content}</Party></AccountingSupplierParty>`;

const scheme = (path: string, value: string): string =>
	path
		.split('/')
		.reduceRight(
			(inner, name) => `<${name}${inner === '' ? ` schemeID="${value}"` : ''}>${inner === '' ? 'x' : inner}</${name}>`,
			'',
		);

describe.each<[rule: string, kept: string, broken: string, instead?: string]>([
	['BR-DEX-01', ubl(attached('application/xml')), ubl(attached('text/plain')), 'BR-CL-24'],
	['BR-DEX-01', cii(ciiAttachment('application/xml')), cii(ciiAttachment('text/plain')), 'BR-CL-24'],
	[
		'BR-DEX-02',
		ubl(lines('10', subLine('4'), subLine('6', subLine('6')))),
		ubl(lines('10', subLine('4'), subLine('6', subLine('5')))),
	],
	['BR-DEX-02', ubl(lines('10', subLine('10'))), ubl(lines('10', subLine('9.99')))],
	['BR-DEX-03', ubl(lines('1', subLine('1'))), ubl(lines('1', '<SubInvoiceLine><Item/></SubInvoiceLine>'))],
	[
		'BR-DEX-04',
		ubl(party(scheme('PartyIdentification/ID', 'XR01'))),
		ubl(party(scheme('PartyIdentification/ID', 'XR04'))),
		'BR-CL-10',
	],
	[
		'BR-DEX-05',
		ubl(party(scheme('PartyLegalEntity/CompanyID', 'XR02'))),
		ubl(party(scheme('PartyLegalEntity/CompanyID', 'X'))),
		'BR-CL-11',
	],
	[
		'BR-DEX-06',
		ubl(scheme('InvoiceLine/Item/StandardItemIdentification/ID', 'XR03')),
		ubl(scheme('InvoiceLine/Item/StandardItemIdentification/ID', 'XR')),
		'BR-CL-21',
	],
	['BR-DEX-07', ubl(party(scheme('EndpointID', 'XR01'))), ubl(party(scheme('EndpointID', 'xr01'))), 'BR-CL-25'],
	[
		'BR-DEX-08',
		ubl(scheme('Delivery/DeliveryLocation/ID', 'XR01')),
		ubl(scheme('Delivery/DeliveryLocation/ID', 'XR9')),
		'BR-CL-26',
	],
	['BR-DEX-09', ubl(due('85.51', wholePayment('5.5'))), ubl(due('80.02', wholePayment('5.5'))), 'BR-CO-16'],
	['BR-DEX-10', ubl(wholePayment('1')), ubl(payment('<ID> </ID>'))],
	['BR-DEX-11', ubl(wholePayment('1')), ubl(payment('<ID>A</ID>'))],
	['BR-DEX-12', ubl(wholePayment('1')), ubl(payment('<ID>A</ID>'))],
	['BR-DEX-13', ubl(wholePayment('1.25')), ubl(wholePayment('1.250'))],
	['BR-DEX-14', ubl(wholePayment('1')), ubl(wholePayment('1', 'USD'))],
	['BR-DEX-15', cii(''), cii('', '<ram:ParentLineID>1</ram:ParentLineID>')],
])('%s', (rule, kept, broken, instead) => {
	test('is told where it is broken, and only there', async () => {
		expect(await rulesOf(kept)).not.toContain(rule);
		expect(await rulesOf(broken)).toContain(rule);
	});

	test('holds for the extension alone', async () => {
		const found = await rulesOf(broken.replace(EXTENSION, XRECHNUNG));
		expect(found).not.toContain(rule);
		if (instead === undefined) return;
		expect(found).toContain(instead);
		expect(await rulesOf(broken)).not.toContain(instead);
	});
});

function ciiAttachment(type: string): string {
	return `<ram:AdditionalReferencedDocument><ram:AttachmentBinaryObject mimeCode="${type}" filename="a">AA==</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>`;
}

/** An item of a vehicle: its class, and the values of its properties `cva`. */
const vehicle = (code: string, properties: readonly string[], list = 'CVD'): string =>
	`<InvoiceLine><Item><CommodityClassification><ItemClassificationCode listID="${list}">${code}</ItemClassificationCode></CommodityClassification>${properties
		.map((value) => `<AdditionalItemProperty><Name>cva</Name><Value>${value}</Value></AdditionalItemProperty>`)
		.join('')}</Item></InvoiceLine>`;
const vehicleInCii = (code: string, properties: readonly string[]): string =>
	cii('')
		.replace(EXTENSION, VEHICLES)
		.replace(
			'</ram:AssociatedDocumentLineDocument>',
			`$&<ram:SpecifiedTradeProduct><ram:DesignatedProductClassification><ram:ClassCode listID="CVD">${code}</ram:ClassCode></ram:DesignatedProductClassification>${properties
				.map(
					(value) =>
						`<ram:ApplicableProductCharacteristic><ram:Description>cva</ram:Description><ram:Value>${value}</ram:Value></ram:ApplicableProductCharacteristic>`,
				)
				.join('')}</ram:SpecifiedTradeProduct>`,
		);

test.each<[rule: string, kept: string, broken: string]>([
	['BR-DE-CVD-01', ubl('<ContractDocumentReference><ID>C</ID></ContractDocumentReference>', VEHICLES), ubl('', VEHICLES)],
	['BR-DE-CVD-02', ubl('<OriginatorDocumentReference><ID>T</ID></OriginatorDocumentReference>', VEHICLES), ubl('', VEHICLES)],
	['BR-DE-CVD-03', ubl(vehicle('M1', ['clean']), VEHICLES), ubl(vehicle('M1', []), VEHICLES)],
	['BR-DE-CVD-04', ubl(vehicle('N3', ['other']), VEHICLES), ubl(vehicle('N4', ['other']), VEHICLES)],
	['BR-DE-CVD-05', ubl(vehicle('N3', ['zero-emission']), VEHICLES), ubl(vehicle('N3', ['green']), VEHICLES)],
	['BR-DE-CVD-06-a', ubl(vehicle('M2', ['clean']), VEHICLES), ubl(vehicle('M2', ['clean', 'other']), VEHICLES)],
	['BR-DE-CVD-06-b', ubl(vehicle('M2', ['clean']), VEHICLES), ubl(vehicle('M2', ['clean'], 'STI'), VEHICLES)],
	['BR-TMP-CVD-01', ubl(vehicle('M2', ['clean']), VEHICLES), ubl(vehicle('M2', ['clean'], 'CV9'), VEHICLES)],
	['BR-DE-CVD-03', vehicleInCii('M1', ['clean']), vehicleInCii('M1', [])],
	['BR-DE-CVD-04', vehicleInCii('M1', ['clean']), vehicleInCii('M9', ['clean'])],
	['BR-DE-CVD-05', vehicleInCii('M1', ['clean']), vehicleInCii('M1', ['grey'])],
	['BR-DE-CVD-06-a', vehicleInCii('M1', ['clean']), vehicleInCii('M1', ['clean', 'clean'])],
])('%s is told where it is broken, and only there', async (rule, kept, broken) => {
	expect(await rulesOf(kept)).not.toContain(rule);
	expect(await rulesOf(broken)).toContain(rule);
	expect(await rulesOf(broken.replace(VEHICLES, XRECHNUNG))).not.toContain(rule);
	expect(await rulesOf(kept)).not.toContain('BR-CL-13');
});

test('knows the class of a vehicle in the variant for clean vehicles alone', async () => {
	expect(await rulesOf(ubl(vehicle('M1', ['clean']), XRECHNUNG))).toContain('BR-CL-13');
});
