/** The currency in which a hotel of a country names its prices. */

/** Countries by ISO 4217 code; all others use the euro or are too few to be told apart. */
const TABLE = `
  AED:AE AFN:AF ALL:AL AMD:AM AOA:AO ARS:AR AUD:AU,CC,CX,KI,NF,NR,TV AWG:AW AZN:AZ BAM:BA BBD:BB BDT:BD BHD:BH
  BIF:BI BMD:BM BND:BN BOB:BO BRL:BR BSD:BS BTN:BT BWP:BW BYN:BY BZD:BZ CAD:CA CDF:CD CHF:CH,LI CLP:CL CNY:CN
  COP:CO CRC:CR CUP:CU CVE:CV CZK:CZ DJF:DJ DKK:DK,FO,GL DOP:DO DZD:DZ EGP:EG ERN:ER ETB:ET FJD:FJ FKP:FK
  GBP:GB,GG,IM,JE,GS GEL:GE GHS:GH GIP:GI GMD:GM GNF:GN GTQ:GT GYD:GY HKD:HK HNL:HN HTG:HT HUF:HU IDR:ID ILS:IL,PS
  INR:IN IQD:IQ IRR:IR ISK:IS JMD:JM JOD:JO JPY:JP KES:KE KGS:KG KHR:KH KMF:KM KPW:KP KRW:KR KWD:KW KYD:KY KZT:KZ
  LAK:LA LBP:LB LKR:LK LRD:LR LSL:LS LYD:LY MAD:MA,EH MDL:MD MGA:MG MKD:MK MMK:MM MNT:MN MOP:MO MRU:MR MUR:MU MVR:MV
  MWK:MW MXN:MX MYR:MY MZN:MZ NAD:NA NGN:NG NIO:NI NOK:NO,SJ,BV NPR:NP NZD:NZ,CK,NU,PN,TK OMR:OM PAB:PA PEN:PE PGK:PG
  PHP:PH PKR:PK PLN:PL PYG:PY QAR:QA RON:RO RSD:RS RUB:RU RWF:RW SAR:SA SBD:SB SCR:SC SDG:SD SEK:SE SGD:SG SHP:SH
  SLE:SL SOS:SO SRD:SR SSP:SS STN:ST SYP:SY SZL:SZ THB:TH TJS:TJ TMT:TM TND:TN TOP:TO TRY:TR TTD:TT TWD:TW TZS:TZ
  UAH:UA UGX:UG USD:US,AS,BQ,EC,FM,GU,IO,MH,MP,PR,PW,SV,TC,TL,UM,VG,VI UYU:UY UZS:UZ VES:VE VND:VN VUV:VU WST:WS
  XAF:CM,CF,TD,CG,GQ,GA XCD:AG,AI,DM,GD,KN,LC,MS,VC XCG:CW,SX XOF:BJ,BF,CI,GW,ML,NE,SN,TG XPF:NC,PF,WF YER:YE
  ZAR:ZA ZMW:ZM ZWG:ZW
`;

let known: ReadonlyMap<string, string> | undefined;

/** @param country ISO 3166-1 alpha-2; of an unknown one it is the euro */
export function currencyOf(country: string | null): string {
  known ??= new Map(
    TABLE.trim()
      .split(/\s+/)
      .flatMap((entry) =>
        entry
          .slice(4)
          .split(",")
          .map((code) => [code, entry.slice(0, 3)] as const),
      ),
  );
  return known.get(country ?? "") ?? "EUR";
}
