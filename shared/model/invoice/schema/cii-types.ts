/**
 * The elements of Cross Industry Invoices: of the schema D16B of UN/CEFACT with what D22B adds, and of the five profiles of
 * Factur-X 1.08 (MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED). Groups of D16B that no profile has are not looked into.
 */
export const CII_TYPES: Readonly<Record<string, string>> = {
	AdvancePayment: `
		PaidAmount:1----1 FormattedReceivedDateTime:?----? IncludedTradeTax:*----+ InvoiceSpecifiedReferencedDocument:?----?`,
	CreditorFinancialAccount: `
		IBANID:?-???? AccountName:?---?? ProprietaryID:?-????`,
	CreditorFinancialInstitution: `
		BICID:?---11 CHIPSUniversalID:? NewZealandNCCID:? IrishNSCID:? UKSortCodeID:? CHIPSParticipantID:? SwissBCID:?
		FedwireRoutingNumberID:? PortugueseNCCID:? RussianCentralBankID:? ItalianDomesticID:? AustrianBankleitzahlID:?
		CanadianPaymentsAssociationID:? SICID:? GermanBankleitzahlID:? SpanishDomesticInterbankingID:? SouthAfricanNCCID:?
		HongKongBankID:? AustralianBSBID:? IndianFinancialSystemID:? HellenicBankID:? PolishNationalClearingID:? Name:?
		ClearingSystemName:? JapanFinancialInstitutionCommonID:? ~LocationFinancialInstitutionAddress:?
		~SubDivisionBranchFinancialInstitution:?`,
	CrossIndustryInvoice: `
		ExchangedDocumentContext:111111 ExchangedDocument:111111 SupplyChainTradeTransaction:111111
		~ValuationBreakdownStatement:?`,
	DebtorFinancialAccount: `
		IBANID:?-1111 AccountName:?----? ProprietaryID:?`,
	DebtorFinancialInstitution: `
		BICID:?----? ClearingSystemName:? CHIPSUniversalID:? NewZealandNCCID:? IrishNSCID:? UKSortCodeID:?
		CHIPSParticipantID:? SwissBCID:? FedwireRoutingNumberID:? PortugueseNCCID:? RussianCentralBankID:? ItalianDomesticID:?
		AustrianBankleitzahlID:? CanadianPaymentsAssociationID:? SICID:? GermanBankleitzahlID:?
		SpanishDomesticInterbankingID:? SouthAfricanNCCID:? HongKongBankID:? AustralianBSBID:? IndianFinancialSystemID:?
		HellenicBankID:? PolishNationalClearingID:? Name:? JapanFinancialInstitutionCommonID:?
		~LocationFinancialInstitutionAddress:? ~SubDivisionBranchFinancialInstitution:?`,
	DocumentContextParameter: `
		ID:?11111 Value:? ~SpecifiedDocumentVersion:?`,
	DocumentLineDocument: `
		LineID:?--111 ParentLineID:?----? LineStatusCode:?----? LineStatusReasonCode:?----? IncludedNote:*--??*`,
	ExchangedDocument: `
		ID:111111 Name:*----? TypeCode:?11111 IssueDateTime:111111 CopyIndicator:?----? Purpose:?
		ControlRequirementIndicator:? LanguageID:*----? PurposeCode:? RevisionDateTime:? VersionID:? GlobalID:? RevisionID:?
		PreviousRevisionID:? CategoryCode:? IncludedNote:*-**** EffectiveSpecifiedPeriod:?----? IssuerTradeParty:?`,
	ExchangedDocumentContext: `
		SpecifiedTransactionID:? TestIndicator:?----? BusinessProcessSpecifiedDocumentContextParameter:*?????
		BIMSpecifiedDocumentContextParameter:* ScenarioSpecifiedDocumentContextParameter:*
		ApplicationSpecifiedDocumentContextParameter:* GuidelineSpecifiedDocumentContextParameter:*11111
		SubsetSpecifiedDocumentContextParameter:* MessageStandardSpecifiedDocumentContextParameter:?`,
	FinancialAdjustment: `
		ReasonCode:? Reason:*----1 ActualAmount:*----1 ActualQuantity:? ActualDateTime:? ClaimRelatedTradeParty:?
		InvoiceReferenceReferencedDocument:?`,
	HeaderTradeAgreement: `
		Reference:* BuyerReference:?????? SellerTradeParty:?11111 BuyerTradeParty:?11111 SalesAgentTradeParty:?----?
		BuyerRequisitionerTradeParty:* BuyerAssignedAccountantTradeParty:? SellerAssignedAccountantTradeParty:?
		BuyerTaxRepresentativeTradeParty:?----? SellerTaxRepresentativeTradeParty:?-???? ProductEndUserTradeParty:?----?
		ApplicableTradeDeliveryTerms:?----? SellerOrderReferencedDocument:?---?? BuyerOrderReferencedDocument:??????
		QuotationReferencedDocument:?----? OrderResponseReferencedDocument:? ContractReferencedDocument:?-????
		DemandForecastReferencedDocument:? SupplyInstructionReferencedDocument:? PromotionalDealReferencedDocument:?
		PriceListReferencedDocument:? AdditionalReferencedDocument:*---** RequisitionerReferencedDocument:*
		BuyerAgentTradeParty:?----? PurchaseConditionsReferencedDocument:* SpecifiedProcuringProject:?---??
		UltimateCustomerOrderReferencedDocument:*----*`,
	HeaderTradeDelivery: `
		RelatedSupplyChainConsignment:?----? ShipToTradeParty:?-???? UltimateShipToTradeParty:?----? ShipFromTradeParty:?----?
		ActualDespatchSupplyChainEvent:? ActualPickUpSupplyChainEvent:? ActualDeliverySupplyChainEvent:?-????
		ActualReceiptSupplyChainEvent:? AdditionalReferencedDocument:* DespatchAdviceReferencedDocument:?-????
		ReceivingAdviceReferencedDocument:?---?? DeliveryNoteReferencedDocument:?----? ConsumptionReportReferencedDocument:?
		PreviousDeliverySupplyChainEvent:* PackingListReferencedDocument:?`,
	HeaderTradeSettlement: `
		DuePayableAmount:* CreditorReferenceTypeCode:* CreditorReferenceType:* CreditorReferenceIssuerID:*
		CreditorReferenceID:?-???? PaymentReference:*-???? TaxCurrencyCode:?-???? InvoiceCurrencyCode:?11111
		PaymentCurrencyCode:? InvoiceIssuerReference:?----? InvoiceDateTime:? NextInvoiceDateTime:* CreditReasonCode:?
		CreditReason:* InvoicerTradeParty:?----? InvoiceeTradeParty:?----? PayeeTradeParty:?-???? PayerTradeParty:?----?
		TaxApplicableTradeCurrencyExchange:?----? InvoiceApplicableTradeCurrencyExchange:?
		PaymentApplicableTradeCurrencyExchange:? SpecifiedTradeSettlementPaymentMeans:*-**** ApplicableTradeTax:*-++++
		BillingSpecifiedPeriod:?-???? SpecifiedTradeAllowanceCharge:*-**** SubtotalCalculatedTradeTax:*
		SpecifiedLogisticsServiceCharge:*----* SpecifiedTradePaymentTerms:*-???*
		SpecifiedTradeSettlementHeaderMonetarySummation:?11111 SpecifiedFinancialAdjustment:*----*
		InvoiceReferencedDocument:*-**** ProFormaInvoiceReferencedDocument:? LetterOfCreditReferencedDocument:?
		FactoringAgreementReferencedDocument:* FactoringListReferencedDocument:* PayableSpecifiedTradeAccountingAccount:*
		ReceivableSpecifiedTradeAccountingAccount:*-???* PurchaseSpecifiedTradeAccountingAccount:*
		SalesSpecifiedTradeAccountingAccount:* SpecifiedTradeSettlementFinancialCard:* SpecifiedAdvancePayment:*----*
		UltimatePayeeTradeParty:?`,
	LegalOrganization: `
		LegalClassificationCode:? Name:? ID:?????? TradingBusinessName:?-???? PostalTradeAddress:?----?
		~AuthorizedLegalRegistration:*`,
	LineTradeAgreement: `
		BuyerReference:? BuyerRequisitionerTradeParty:* ApplicableTradeDeliveryTerms:?----?
		SellerOrderReferencedDocument:?----? BuyerOrderReferencedDocument:?---?? QuotationReferencedDocument:?----?
		ContractReferencedDocument:?----? DemandForecastReferencedDocument:? PromotionalDealReferencedDocument:?
		AdditionalReferencedDocument:*----* GrossPriceProductTradePrice:?--??? NetPriceProductTradePrice:?--11?
		RequisitionerReferencedDocument:* ItemSellerTradeParty:?----? ItemBuyerTradeParty:? ~IncludedSpecifiedMarketplace:?
		UltimateCustomerOrderReferencedDocument:*----*`,
	LineTradeDelivery: `
		RequestedQuantity:? ReceivedQuantity:? BilledQuantity:?--11? ChargeFreeQuantity:?----? PackageQuantity:?----?
		ProductUnitQuantity:? PerPackageUnitQuantity:?----? NetWeightMeasure:? GrossWeightMeasure:? TheoreticalWeightMeasure:?
		DespatchedQuantity:? ~SpecifiedDeliveryAdjustment:* ~IncludedSupplyChainPackaging:* RelatedSupplyChainConsignment:?
		ShipToTradeParty:?----? UltimateShipToTradeParty:?----? ShipFromTradeParty:? ActualDespatchSupplyChainEvent:?
		ActualPickUpSupplyChainEvent:? RequestedDeliverySupplyChainEvent:? ActualDeliverySupplyChainEvent:?----?
		ActualReceiptSupplyChainEvent:? AdditionalReferencedDocument:* DespatchAdviceReferencedDocument:?----?
		ReceivingAdviceReferencedDocument:?----? DeliveryNoteReferencedDocument:?----? ConsumptionReportReferencedDocument:?
		PackingListReferencedDocument:?`,
	LineTradeSettlement: `
		PaymentReference:* InvoiceIssuerReference:? TotalAdjustmentAmount:? DiscountIndicator:? ApplicableTradeTax:*--11*
		BillingSpecifiedPeriod:?--??? SpecifiedTradeAllowanceCharge:*--*** SubtotalCalculatedTradeTax:*
		SpecifiedLogisticsServiceCharge:* SpecifiedTradePaymentTerms:* SpecifiedTradeSettlementLineMonetarySummation:?--11?
		SpecifiedFinancialAdjustment:* InvoiceReferencedDocument:?----? AdditionalReferencedDocument:*---?*
		PayableSpecifiedTradeAccountingAccount:* ReceivableSpecifiedTradeAccountingAccount:*---?*
		PurchaseSpecifiedTradeAccountingAccount:* SalesSpecifiedTradeAccountingAccount:*
		SpecifiedTradeSettlementFinancialCard:?`,
	LogisticsServiceCharge: `
		ID:? Description:*----1 PaymentArrangementCode:? TariffClassCode:? ChargeCategoryCode:? ServiceCategoryCode:?
		DisbursementAmount:* AppliedAmount:*----1 AllowanceCharge:? PayingPartyRoleCode:? CalculationBasisCode:?
		CalculationBasis:? TransportPaymentMethodCode:? ~PaymentPlaceLogisticsLocation:? ~AppliedFromLogisticsLocation:?
		~AppliedToLogisticsLocation:? AppliedTradeTax:*----+`,
	LogisticsTransportMovement: `
		StageCode:? ModeCode:?----1 Mode:? ~UsedLogisticsTransportMeans:?`,
	Note: `
		Subject:? ContentCode:?----? Content:*-111? SubjectCode:?-???? ID:?`,
	ProcuringProject: `
		ID:1---11 Description:? Name:1---11`,
	ProductCharacteristic: `
		ID:* TypeCode:?----? Description:*---1? ValueMeasure:?----? MeasurementMethodCode:? Value:*---1? ValueCode:?
		ValueDateTime:? ValueIndicator:? ContentTypeCode:? ~ValueSpecifiedBinaryFile:?
		~ApplicableProductCharacteristicCondition:* ~ApplicableReferencedStandard:?`,
	ProductClassification: `
		SystemID:? SystemName:* ClassCode:?---?? ClassName:*----? SubClassCode:? ClassProductCharacteristic:*
		~ApplicableReferencedStandard:?`,
	ReferencedDocument: `
		IssuerAssignedID:?111?? URIID:?---?? StatusCode:? CopyIndicator:? LineID:?---?? TypeCode:?---?? GlobalID:?
		RevisionID:? Name:*---?? AttachmentBinaryObject:*---?? Information:* ReferenceTypeCode:?---?? SectionName:*
		PreviousRevisionID:* FormattedIssueDateTime:?-???? EffectiveSpecifiedPeriod:? IssuerTradeParty:?
		~AttachedSpecifiedBinaryFile:*`,
	ReferencedProduct: `
		ID:*----? GlobalID:*----* SellerAssignedID:?----? BuyerAssignedID:?----? ManufacturerAssignedID:*
		IndustryAssignedID:*----? Name:*----1 Description:*----? RelationshipTypeCode:* UnitQuantity:*----?`,
	SpecifiedPeriod: `
		DurationMeasure:* InclusiveIndicator:? Description:*----? StartDateTime:?-???? EndDateTime:?-????
		CompleteDateTime:?----? OpenIndicator:? SeasonCode:? ID:? Name:* SequenceNumeric:? StartDateFlexibilityCode:?
		ContinuousIndicator:? PurposeCode:?`,
	SupplyChainConsignment: `
		GrossWeightMeasure:* NetWeightMeasure:* GrossVolumeMeasure:* InsurancePremiumAmount:? AssociatedInvoiceAmount:*
		TotalChargeAmount:? DeclaredValueForCustomsAmount:? PackageQuantity:? ConsignorTradeParty:? ConsigneeTradeParty:?
		CarrierTradeParty:? FreightForwarderTradeParty:? DeliveryTradeParty:? CustomsImportAgentTradeParty:?
		CustomsExportAgentTradeParty:? GroupingCentreTradeParty:* TransportContractReferencedDocument:?
		AssociatedReferencedDocument:* ~IncludedSupplyChainConsignmentItem:* ~UtilizedLogisticsTransportEquipment:*
		SpecifiedLogisticsTransportMovement:*----*`,
	SupplyChainEvent: `
		ID:? OccurrenceDateTime:?-1111 TypeCode:? Description:* DescriptionBinaryObject:* UnitQuantity:?
		LatestOccurrenceDateTime:? EarliestOccurrenceDateTime:? OccurrenceSpecifiedPeriod:? ~OccurrenceLogisticsLocation:?`,
	SupplyChainTradeLineItem: `
		DescriptionCode:? AssociatedDocumentLineDocument:1--111 SpecifiedTradeProduct:?--111
		SpecifiedLineTradeAgreement:?--11? SpecifiedLineTradeDelivery:?--11? SpecifiedLineTradeSettlement:1--111
		~IncludedSubordinateTradeLineItem:*`,
	SupplyChainTradeTransaction: `
		IncludedSupplyChainTradeLineItem:*--+++ ApplicableHeaderTradeAgreement:111111 ApplicableHeaderTradeDelivery:111111
		ApplicableHeaderTradeSettlement:111111`,
	TaxRegistration: `
		ID:?11111 ~AssociatedRegisteredTax:?`,
	TradeAccountingAccount: `
		ID:1-1111 SetTriggerCode:? TypeCode:?----? AmountTypeCode:? Name:? CostReferenceDimensionPattern:?`,
	TradeAddress: `
		ID:? PostcodeCode:?-???? PostOfficeBox:? BuildingName:? LineOne:?-???? LineTwo:?-???? LineThree:?-???? LineFour:?
		LineFive:? StreetName:? CityName:?-???? CitySubDivisionName:? CountryID:?11111 CountryName:* CountrySubDivisionID:?
		CountrySubDivisionName:*-???? AttentionOf:? CareOf:? BuildingNumber:? DepartmentName:? AdditionalStreetName:?`,
	TradeAllowanceCharge: `
		ChargeIndicator:?-1111 ID:? SequenceNumeric:?----? CalculationPercent:?-???? BasisAmount:?-???? BasisQuantity:?----?
		PrepaidIndicator:? ActualAmount:*-1111 UnitBasisAmount:? ReasonCode:?-???? Reason:?-???? TypeCode:?
		CategoryTradeTax:*-1??? ActualTradeCurrencyExchange:?`,
	TradeContact: `
		ID:? PersonName:?---?? DepartmentName:?---?? TypeCode:?----? JobTitle:? Responsibility:? PersonID:*
		TelephoneUniversalCommunication:?---?? DirectTelephoneUniversalCommunication:? MobileTelephoneUniversalCommunication:?
		FaxUniversalCommunication:?----? EmailURIUniversalCommunication:?---?? TelexUniversalCommunication:?
		VOIPUniversalCommunication:? InstantMessagingUniversalCommunication:? SpecifiedNote:* ~SpecifiedContactPerson:?`,
	TradeCountry: `
		ID:?---11 Name:* ~SubordinateTradeCountrySubDivision:*`,
	TradeCurrencyExchange: `
		SourceCurrencyCode:1----1 SourceUnitBasisNumeric:? TargetCurrencyCode:1----1 TargetUnitBaseNumeric:? MarketID:?
		ConversionRate:1----1 ConversionRateDateTime:?----? AssociatedReferencedDocument:*`,
	TradeDeliveryTerms: `
		DeliveryTypeCode:?----1 Description:* RelevantTradeLocation:?----?`,
	TradeLocation: `
		CountryID:?----? CountryName:? ID:? Name:?----?`,
	TradeParty: `
		ID:*-**** GlobalID:*-**** Name:?1???? RoleCode:*----? Description:*---?? SpecifiedLegalOrganization:??????
		DefinedTradeContact:*---?* PostalTradeAddress:?????? URIUniversalCommunication:*-???? SpecifiedTaxRegistration:*22222
		EndPointURIUniversalCommunication:? ~LogoAssociatedSpecifiedBinaryFile:*`,
	TradePaymentDiscountTerms: `
		BasisDateTime:?----? BasisPeriodMeasure:?----? BasisAmount:?----? CalculationPercent:?----?
		ActualDiscountAmount:?----?`,
	TradePaymentPenaltyTerms: `
		BasisDateTime:?----? BasisPeriodMeasure:?----? BasisAmount:?----? CalculationPercent:?----? ActualPenaltyAmount:?----?`,
	TradePaymentTerms: `
		ID:? FromEventCode:? SettlementPeriodMeasure:? Description:*-???? DueDateDateTime:?-???? TypeCode:?
		InstructionTypeCode:? DirectDebitMandateID:*-???? PartialPaymentPercent:? PaymentMeansID:* PartialPaymentAmount:*----?
		ApplicableTradePaymentPenaltyTerms:?----? ApplicableTradePaymentDiscountTerms:?----? PayeeTradeParty:*----?`,
	TradePrice: `
		TypeCode:? ChargeAmount:+--111 BasisQuantity:?--??? MinimumQuantity:? MaximumQuantity:? ChangeReason:*
		OrderUnitConversionFactorNumeric:? AppliedTradeAllowanceCharge:*--??* ValiditySpecifiedPeriod:?
		IncludedTradeTax:*----? DeliveryTradeLocation:* ~TradeComparisonReferencePrice:* AssociatedReferencedDocument:*`,
	TradeProduct: `
		ID:?----? GlobalID:?--??? SellerAssignedID:?---?? BuyerAssignedID:?---?? IndustryAssignedID:?----? ModelID:?----?
		ManufacturerAssignedID:? Name:*--111 TradeName:? Description:?---?? BatchID:*----* TypeCode:? NetWeightMeasure:?
		GrossWeightMeasure:? ProductGroupID:* EndItemTypeCode:* EndItemName:* AreaDensityMeasure:? UseDescription:*
		BrandName:?----? ModelName:?----? SubBrandName:? DrainedNetWeightMeasure:? VariableMeasureIndicator:? ColourCode:?
		ColourDescription:* Designation:* FormattedCancellationAnnouncedLaunchDateTime:?
		FormattedLatestProductDataChangeDateTime:? ApplicableProductCharacteristic:*---**
		~ApplicableMaterialGoodsCharacteristic:* DesignatedProductClassification:*---** IndividualTradeProductInstance:*----*
		CertificationEvidenceReferenceReferencedDocument:* InspectionReferenceReferencedDocument:* OriginTradeCountry:?---??
		~LinearSpatialDimension:? ~MinimumLinearSpatialDimension:? ~MaximumLinearSpatialDimension:?
		ManufacturerTradeParty:?----? ~PresentationSpecifiedBinaryFile:* MSDSReferenceReferencedDocument:?
		AdditionalReferenceReferencedDocument:* LegalRightsOwnerTradeParty:? BrandOwnerTradeParty:?
		IncludedReferencedProduct:*----* InformationNote:*`,
	TradeProductInstance: `
		GlobalSerialID:? BatchID:?----? KanbanID:? SupplierAssignedSerialID:?----? BestBeforeDateTime:? ExpiryDateTime:?
		SellByDateTime:? SerialID:* RegistrationID:* ProductionSupplyChainEvent:? PackagingSupplyChainEvent:?
		~ApplicableMaterialGoodsCharacteristic:* ApplicableProductCharacteristic:*`,
	TradeSettlementFinancialCard: `
		MicrochipIndicator:? ID:?---11 TypeCode:? CardholderName:?---?? ExpiryDate:? VerificationNumeric:? ValidFromDateTime:?
		CreditLimitAmount:* CreditAvailableAmount:* InterestRatePercent:? IssuingCompanyName:? Description:?`,
	TradeSettlementHeaderMonetarySummation: `
		LineTotalAmount:*-1111 ChargeTotalAmount:*-???? AllowanceTotalAmount:*-???? TaxBasisTotalAmount:*11111
		TaxTotalAmount:*22222 RoundingAmount:*---?? GrandTotalAmount:*11111 InformationAmount:* TotalPrepaidAmount:*-????
		TotalDiscountAmount:* TotalAllowanceChargeAmount:* DuePayableAmount:*11111 RetailValueExcludingTaxInformationAmount:*
		TotalDepositFeeInformationAmount:* ProductValueExcludingTobaccoTaxInformationAmount:*
		TotalRetailValueInformationAmount:* GrossLineTotalAmount:* NetLineTotalAmount:* NetIncludingTaxesLineTotalAmount:*`,
	TradeSettlementLineMonetarySummation: `
		LineTotalAmount:*--11? ChargeTotalAmount:*----? AllowanceTotalAmount:*----? TaxBasisTotalAmount:*
		TaxTotalAmount:*----2 GrandTotalAmount:*----? InformationAmount:* TotalAllowanceChargeAmount:*----?
		TotalRetailValueInformationAmount:* GrossLineTotalAmount:* NetLineTotalAmount:* NetIncludingTaxesLineTotalAmount:*
		ProductWeightLossInformationAmount:*`,
	TradeSettlementPaymentMeans: `
		PaymentChannelCode:? TypeCode:?-1111 GuaranteeMethodCode:? PaymentMethodCode:? Information:*---?? ID:*
		ApplicableTradeSettlementFinancialCard:?---?? PayerPartyDebtorFinancialAccount:?-????
		PayeePartyCreditorFinancialAccount:?-???? PayerSpecifiedDebtorFinancialInstitution:?----?
		PayeeSpecifiedCreditorFinancialInstitution:?---??`,
	TradeTax: `
		CalculatedAmount:*-???? TypeCode:?-1111 ExemptionReason:?-???? CalculatedRate:? CalculationSequenceNumeric:?
		BasisQuantity:? BasisAmount:*-???? UnitBasisAmount:* LineTotalBasisAmount:*----? AllowanceChargeBasisAmount:*----?
		CategoryCode:?-1111 CurrencyCode:? Jurisdiction:* CustomsDutyIndicator:? ExemptionReasonCode:?-????
		TaxBasisAllowanceRate:? TaxPointDate:?---?? Type:? InformationAmount:* CategoryName:* DueDateTypeCode:?-????
		RateApplicablePercent:?-???? SpecifiedTradeAccountingAccount:* ServiceSupplyTradeCountry:?
		BuyerRepayableTaxSpecifiedTradeAccountingAccount:? SellerPayableTaxSpecifiedTradeAccountingAccount:?
		SellerRefundableTaxSpecifiedTradeAccountingAccount:? BuyerDeductibleTaxSpecifiedTradeAccountingAccount:?
		BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount:? PlaceApplicableTradeLocation:*`,
	UniversalCommunication: `
		URIID:?-11?? ChannelCode:? CompleteNumber:?---??`,
};
