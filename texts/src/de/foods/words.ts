import type { FoodNames } from '@crisper/domain/foods/names.ts';

/** What may have been done to a food, as titles say it. */
export const states: FoodNames['states'] = {
  raw: 'roh, unpasteurisiert, rohes',
  tinned: 'Konserve, eingemacht, eingeweckt, Büchse, eingekocht',
  dried: 'getrocknet, trocken, Dörr, gedörrt, Pulver, Trocken, gefriergetrocknet, -getrocknet, gerebelt',
  smoked:
    'geräuchert, Räucher, heißgeräuchert, kaltgeräuchert, -geräuchert, Rauch, geselcht, buchengeräuchert',
  pickled: 'eingelegt, sauer eingelegt, fermentiert, süßsauer eingelegt, in Essig',
  homemade:
    'selbstgemacht, selbst gemacht, hausgemacht, selber gemacht, Omas, Oma, Oma’s, eigene, selbstgebacken, selbst gebacken, selbst gekocht, selbstgekocht, angerührt, Mamas, Mutti, selbstgekochte, hausgemachte, von Oma, Schwiegermutters',
  breaded: 'paniert, im Backteig, Backteig, im Bierteig, Knusperpanade, Panade',
  stuffed: 'gefüllt, -gefüllt',
  cooked: [
    'Restl, gekocht, gebraten, gegrillt, gebacken, gedünstet, gedämpft, geschmort, frittiert, übrig, aufgewärmt, vorgekocht, durchgegart',
    'gegart, pochiert, karamellisiert, gratiniert, überbacken, püriert, gestampft, vorgegart, angebraten, blanchiert',
    'geröstet, durchgebraten, gesotten, -gekocht, -gebraten, -gegart, -gebacken, übriggeblieben, übrig geblieben, fertig gegart',
    'weichgekocht, hartgekocht, hart gekocht, weich gekocht, ofengebacken, gschmort, bratfertig gegart, gebratenes, gekochtes, Rest, Reste, restlich',
  ].join(', '),
  cut: [
    'geschnitten, in Scheiben, Scheibe, Scheiben, gewürfelt, gehackt, gerieben, geraspelt, gehobelt, geschält, halb, halbiert, Hälfte',
    'geputzt, Würfel, Streifen, Viertel, angeschnitten, gestückelt, Spalten, -geschnitten, geschnitten und gewaschen, küchenfertig',
    'zerkleinert, aufgeschnitten, kleingeschnitten, klein geschnitten, halbe, halber, halbes, in Stücken, Stifte, Raspel, geviertelt',
  ].join(', '),
  frozen:
    'Iglo, Bofrost, Eismann, gefroren, tiefgekühlt, TK, tiefgefroren, eingefroren, Tiefkühl, gefrostet, Frost, Tiefkühlware, tiefkühlen, TKK, TK-Ware, Gefrier',
  opened:
    'geöffnet, offen, angebrochen, angefangen, halbleer, halb leer, halbvoll, halb voll, halb aufgegessen, schon offen, aufgemacht, angebrochenes',
};

/** Words that say nothing about what a food is. */
export const neutral: FoodNames['neutral'] = [
  // Articles, amounts and packages.
  'der, die, das, den, dem, des, ein, eine, einen, einem, einer, etwas, paar, ein paar, einige, mein, meine, unser, unsere, noch, mehr, wenig, bisschen',
  'zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, Dutzend, halbes Dutzend, ca, circa, etwa, viel, viele, weiteres, und so',
  'Packung, Pack, Pkg, Pckg, Päckchen, Packerl, Beutel, Tüte, Sackerl, Sack, Flasche, Glas, Becher, Karton, Kiste, Kasten, Schale, Netz, Tube, Tetrapak, Tetrapack, Tasse',
  'Tafel, Riegel, Rolle, Ring, Stück, Stk, Stücke, Bund, Bündel, Bd, Kopf, Stange, Zehe, Knolle, Laib, Leib, Block, Kugel, Portion, Port, Schachtel, Steige, Tray',
  'Kilo, Kilogramm, Gramm, kg, g, gr, dag, Deka, Liter, l, ml, cl, Pfund, Pfd, Pf, x, er, cm, St, Pck, Pg, Fl, Gl, Bt, Be, Be., Ds, Sixpack, er-Pack',
  'Multipack, Vorteilspack, Familienpackung, Großpackung, Minipackung, Doppelpack, Vorratspack, Nachfüllpack, Spar, XXL, XL, Größe, Gr, Kl, Klasse, Handelsklasse, Sorte, Sorten',
  'klein, groß, mittel, mittelgroß, mini, maxi, riesig, dick, dünn, lang, kurz, rund, ganz, extra, doppelt, einfach, Handvoll, Löffel, Schuss, Spritzer, Ecke, Hauch, Schluck, Schlückchen',
  'Bergbauern, Nürnberger, Thüringer, Frankfurter, Wiener, Berliner, Filet, Brust, Qualität, Sushi-Qualität, Galler, gepult, Mischung, ohne Haut, mit Haut, ohne Knochen, entbeint, Kern, kernlos, entkernt, entsteint, ohne Kern, ohne Stein, am Stück, Stückchen, Blatt, Blätter, Röschen, Spitzen, Zweig, Zweige',
  // Kinds and qualities.
  'Bio, öko, Natur, natur, pur, natürlich, frisch, neu, alt, jung, Jung, reif, unreif, roh, vollreif, knackig, zart, fein, grob, fest, weich, hart, cremig, sahnig, locker, saftig, würzig, herzhaft, pikant',
  'mild, scharf, sehr scharf, mittelscharf, süß, sauer, salzig, bitter, herb, kräftig, aromatisch, lecker, gut, beste, feinste, delikat, Delikatess, Delikatesse, Gourmet, Premium, Feinkost, Spitzen, echt, original, klassisch, klassik, traditionell',
  'fettarm, mager, voll, Voll, fettreduziert, entrahmt, teilentrahmt, laktosefrei, glutenfrei, zuckerfrei, ungesüßt, gesüßt, alkoholfrei, koffeinfrei, entkoffeiniert, light, leicht, zero, Diät, kalorienarm',
  '-frei, -arm, -reduziert, -reich, -haltig, Fett, Prozent, i Tr, i.Tr., fit, Protein, High Protein, proteinreich, gesalzen, ungesalzen, leicht gesalzen, gezuckert, gewürzt, mariniert, ungewürzt, naturtrüb, trüb, klar',
  'halbtrocken, lieblich, feinherb, brut, spritzig, prickelnd, still, medium, classic, kohlensäure, ohne Kohlensäure, mit Kohlensäure, kalt, warm, heiß, gekühlt, ungekühlt',
  'rot, rote, grün, gelb, weiß, weiss, braun, schwarz, blau, lila, rosa, hell, dunkel, bunt, gemischt, Mix, Auswahl, sortiert, Blut, orange farbig',
  'festkochend, vorwiegend festkochend, vorw festk, mehlig, mehligkochend, mehlig kochend, speckig, passiert, ganze, gestückelte, länger, lang haltbar, länger frisch, haltbar, ultrahocherhitzt, homogenisiert, pasteurisiert, ESL',
  'Freiland, Bodenhaltung, Freilandhaltung, Weide, Heu, Alm, Alpen, Berg, Bauern, Land, Haus, Hof, Dorf, Bodenhaltungs, Strohschwein, regional, Region, heimisch, Demeter, Naturland, Bioland, Fairtrade, Wild, wild, Zucht, MSC, ASC, vegetarisch gefüttert',
  'deutsch, österreichisch, schweizer, Schweizer, italienisch, spanisch, französisch, griechisch, türkisch, holländisch, niederländisch, dänisch, bayerisch, bayrisch, schwäbisch, fränkisch, Allgäuer, Tiroler, Steirisch, Wiener Art, Nürnberger Art, Thüringer Art, Schwarzwälder, Schwarzwald, norwegisch, irisch, amerikanisch, chinesisch, indisch, thailändisch, asiatisch, mexikanisch, japanisch, polnisch, europäisch, Bauernart, Hausmacher, Hausmacherart, nach Hausmacher Art, Hausmannskost, Art, griechischer Art, nordisch, mediterran, argentinisch, Rügener, Spreewälder, Büsumer, ungarisch',
  'Suppen, Back, Brat, Grill, Koch, Tafel, Speise, Salat zum, Snack, Frühstücks, Kinder, Baby, Party, Gastro, Sonntags, Oster, Weihnachts, Winter, Sommer, Herbst, Frühjahr, Frühlings, Früh, Premium, Edel, Rispen, Strauch, Bund, Busch, Fleisch zum, Voll, Roh, Konditor, Steinofen, Holzofen, Mehrkorn, Vollkorn, Weizen, Roggen, Korn, Kraft, Hand, Tisch, Haushalts, Gold, Knusper, Knack, Rahm, Sahne fein, Butter fein, Eier frei, Markt, Tages, Doppel, Feld, Ur, Urlaubs, Familien, Single, Standard, Super',
  'vorgebacken, zum Aufbacken, Aufback, fertig, servierfertig, bratfertig, kochfertig, verzehrfertig, backfertig, ofenfertig, gewaschen, ungewaschen, unbehandelt, ungespritzt, geputzte, gezupft, gemahlen, ungemahlen, instant, löslich, konzentriert, Konzentrat, aus Konzentrat, nicht aus Konzentrat',
  'Type, Geschmack, Sorte, Sorten, verschiedene, versch, div, diverse, Marke, Eigenmarke, Angebot, Aktion, reduziert, günstig, Rabatt, normal, spezial, Spezialität, besonders, unbedingt, mindestens, fürs, Rezept, Menge, Lieblings, guter, gutes, feines, Nachschub, Vorrat, dringend, wichtig',
  'luftgetrocknet fein, geräuchert fein, dünn geschnitten, gehäutet, ausgenommen, geschuppt, filetiert, gesäubert, gehäutete, ohne Gräten, grätenfrei, aufgetaut, auftauen, ungeöffnet, verschlossen, original verpackt, vakuumiert, vakuum, abgepackt, lose, offen gekauft, von der Theke, Theke, Frischetheke, Kühlregal, Selbstbedienung, SB',
  // Varieties and places.
  'halb und halb, kernig, blütenzart, großblatt, kleinblatt, Topf, Elsässer, Quattro Formaggi, Quattro Stagioni, Tonno, Funghi, Speciale, Magerstufe, Vollfettstufe, Fettstufe, glatt, kraus, Halbfett, getopft, Leipziger, Hamburger Art, Berliner Art, Stiel, zum Kochen, zum Braten, zum Grillen, zum Backen, zum Trinken, zum Füllen, zum Würzen, zum Frühstück, Kochen, Grillen, Braten, Backen',
  // Shops and makers.
  'Rewe, Edeka, Aldi, Lidl, Penny, Netto, Kaufland, Norma, Globus, Tegut, Alnatura, Denns, Basic, Real, Famila, Hit, Migros, Coop, Denner, Spar, Billa, Hofer Markt, Interspar, Merkur, Eurospar, Volg, dm, Rossmann, Müller, Marktkauf, Combi, Metro, Bofrost, Eismann, Ja!, Ja, Gut & Günstig, Gut und Günstig, K-Classic, K Classic, Milsani, Milbona, Clever, S-Budget, M-Budget, Naturgut, Rewe Bio, Edeka Bio, Rewe Beste Wahl, Beste Wahl, Feine Welt, Ener Bio, Ja Natürlich, Zurück zum Ursprung, Alpenhain, Chef Select, Freeway, Crownfield',
  'Wochenmarkt, Bauernhof, Metzger, Metzgerei, Fleischer, Fleischerei, Bäcker, Bäckerei, Konditorei, Hofladen, Supermarkt, Discounter, Biomarkt, Bioladen, Reformhaus, Garten, eigener Garten, aus dem Garten, Schrebergarten, Imker, Molkerei, Käserei, Molkereien, Sennerei, Brauerei, Käsetheke, Fleischtheke, Wursttheke, Tante Emma',
  'Weihenstephan, Landliebe, Bauer, Ehrmann, Danone, Zott, Hochland, Bärenmarke frisch, Berchtesgadener Land, Andechser, Söbbeke, Schwarzwaldmilch, Hansano, Arla, Nöm, Emmi, Zimbo, Rügenwalder, Rügenwalder Mühle, Herta, Gutfried, Wiesenhof, Meica, Wolf, Tillmans, Ponnath, Böklunder, Houdek, Iglo, Frosta, Costa, Deutsche See, Followfish, Dr. Oetker, Dr Oetker, Oetker, Maggi Produkt, Knorr, Erasco, Heinz, Kühne, Hengstenberg, Bonduelle, Develey, Thomy, Homann, Nadler, Popp, Wagner, Coppenrath, Wiese, Coppenrath & Wiese, Harry, Lieken, Mestemacher, Ölz, Kattus, Kelloggs, Nestlé, Dallmayr Prodomo, Teekanne Früchte, Meßmer, Bahlsen Gebäck, Lorenz, Leicht, Leerdammer Käse, Grünländer, Bergader, Kerrygold Original, Jacobs, Tchibo Feine, Darboven, Alete Bio, Seeberger, Davert, Rapunzel Bio, Demeter Hof, Bio Sonne, Edeka Gut, Almette Frisch, Felix Austria, Inzersdorfer, Darbo, Manner Original, Wojnar, Berger, Radatz, Hubers, Agrarfrost, Mutti, Oro di Parma, De Cecco, Buitoni, Rana, Giovanni Rana, Hilcona, Steinhaus, Bürger',
].join(', ');

/** A tin of which a part is left is open. */
export const halfTins: FoodNames['halfTins'] = 'halbe Dose, eine halbe Dose, Rest Dose, halbe Konserve';

/** What tinned food lies in. */
export const liquids: FoodNames['liquids'] =
  'Wasser, Lake, Salzlake, Sirup, Saft, eigenem Saft, eigenen Saft, eigener Saft, Tomatensauce, Tomatensoße, Sud, Aufguss, Tomatencreme, Fruchtsaft, leicht gezuckert';

export const and: FoodNames['and'] = 'und, u, n, and, plus';

/** Household goods, which are bought with food. */
export const household: FoodNames['household'] = [
  '-papier, -reiniger, -mittel, -tuch, -tücher, -shampoo, -seife, -futter, -batterie, -kerze, -folie, -windel, -lotion, -tüten, -beutel, -deo, -pflaster, -spülung, -bürste, -schwamm, -streu, -leckerli, -säcke, -tabs, -lampe, -salbe, -tabletten, -tropfen, -handschuhe, -zigaretten, -tabak, -zeitung, -dünger, -erde',
  'Toilettenpapier, Klopapier, Küchenrolle, Küchenrollen, Küchenpapier, Haushaltsrolle, Taschentücher, Servietten, Feuchttücher, Tempo, Zewa, WC-Papier, Kosmetiktücher, Haushaltstücher, Klorollen, Häuslpapier, Abschminkpads, Kleenex',
  'Müllbeutel, Mülltüten, Müllsäcke, Gefrierbeutel, Frischhaltefolie, Alufolie, Backpapier, Butterbrotpapier, Butterbrottüten, Frühstücksbeutel, Einkaufstüte, Tragetasche, Tüte Tragetasche, Papiertüte, Plastiktüte, Kehrichtsäcke, Sackgebühr, Zipperbeutel, Biomüllbeutel, Einkaufstasche, Abfallsäcke, Gefriertüten, Allzweckbeutel, Biobeutel, Züri-Säcke, Gebührensack',
  'Spülmittel, Spüli, Geschirrspülmittel, Spülmaschinentabs, Spültabs, Geschirrspültabs, Klarspüler, Spülmaschinensalz, Regeneriersalz, Maschinenreiniger, Waschmittel, Weichspüler, Vollwaschmittel, Colorwaschmittel, Waschpulver, Fleckenentferner, Fleckensalz, Entkalker, Gallseife, Wäscheparfum, Persil, Ariel, Lenor, Abwaschmittel, Calgon, Fairy, Pril, Somat, Spee, Finish, Waschnüsse, Color-Caps, Entfärber',
  'Putzmittel, Allzweckreiniger, Glasreiniger, Badreiniger, WC-Reiniger, WC-Ente, WC-Stein, Essigreiniger, Scheuermilch, Schwamm, Schwämme, Putzlappen, Spültuch, Spülbürste, Topfreiniger, Müllbeutel schwarz, Wischmopp, Besen, Raumspray, Lufterfrischer, Abflussreiniger, Rohrreiniger, Putzschwamm, Stahlwolle, Lappen, Spülschwamm, Geschirrtuch, Domestos, Ajax, Sagrotan, Meister Proper, Biff, Cillit Bang, Essigessenz zum Putzen, Bref, Zitronensäure Entkalker, Scheuerpulver, Staubtuch, Wischtuch, Frosch Reiniger, Putzzeug, Mikrofasertuch, Gummihandschuhe, Reinigungsmilch, Handfeger',
  'Shampoo, Duschgel, Seife, Handseife, Zahnpasta, Zahncreme, Zahnbürste, Deo, Deospray, Rasierer, Rasierklingen, Rasierschaum, Körperlotion, Bodylotion, Handcreme, Gesichtscreme, Sonnencreme, Sonnenmilch, Nivea, Wattestäbchen, Wattepads, Watte, Windeln, Tampons, Binden, Slipeinlagen, Haarspray, Haargel, Spülung, Conditioner, Mundwasser, Mundspülung, Zahnseide, Lippenpflege, Labello, Pflaster, Kondome, Haarfarbe, Schaumbad, Badesalz, Parfüm, Parfum, Nagellack, Nagellackentferner, Pampers, o.b., Duschdas, Pflegedusche, Make-up, Mascara, Bürste, Kamm, Duschschaum, Colgate, Elmex, Odol, Haargummis, Gesichtswasser, Body Lotion, Babypuder, Babyöl, Massageöl, Duftöl, Hornhautsalbe, Vaseline, Penaten, Badeschaum, Zahnpflegekaugummi Hund, Einlagen, Desinfektionsgel, Haarshampoo, Rasiergel, Aftershave, Haarkur',
  'Batterien, Glühbirne, Glühbirnen, Birne E27, LED-Lampe, Kerzen, Teelichter, Streichhölzer, Feuerzeug, Grillkohle, Grillanzünder, Holzkohle, Anzünder, Grillbriketts, Briketts, Kaffeefilter, Filtertüten, Filterpapier, Zahnstocher, Schaschlikspieße Holz, Holzspieße, Strohhalme, Pappteller, Pappbecher, Klebeband, Tesa, Kleber, Sekundenkleber, Wasserfilter, Brita, Müll, Geschenkpapier, Briefmarken, Umschläge, Grußkarte, Stifte, Kugelschreiber, Heft, Zeitschrift, Zeitung, Magazin, Buch, Spielzeug, Kaffeemaschine, Reiskocher, Motoröl, Lampenöl, Glühlampen, Staubsaugerbeutel, Teefilter, Papierfilter, Muffinförmchen, Backförmchen, Papierförmchen, Grillschale, Alugrillschalen, Dochte, Fliegenfalle, Mottenpapier, Insektenspray, Ameisenköder, Kleiderbügel, Wäscheklammern, Geschenkband, Klebestift, Bleistift, Lottoschein, Lotto, Druckerpatrone, Druckerpapier, Kopierpapier, Kabel, Ladekabel, Schrauben, Nägel Baumarkt, Gläser leer, Einmachgläser leer, Tupperdose, Tupper, Brotdose, Frischhaltedose, Trinkflasche, Thermoskanne, Regenschirm, Socken, Strumpfhose, T-Shirt, Unterhosen, Handtuch, Handtücher, Bettwäsche, Kissen, Messer, Löffel Plastik, Besteck, Korkenzieher, Dosenöffner, Schere',
  'Katzenfutter, Hundefutter, Hundekuchen, Katzenstreu, Vogelfutter, Leckerli, Leckerlis, Kauknochen, Whiskas, Felix Katzenfutter, Sheba, Meisenknödel, Hundeleckerli, Tierfutter, Nassfutter, Trockenfutter, Fischfutter, Katzenmilch, Hundeknochen, Hamsterfutter, Katzensticks, Katzensnack, Kitekat, Pedigree, Cesar, Frolic, Vogelsand, Einstreu, Heu Meerschweinchen, Kleintierstreu, Hundekekse, Kaustange, Dreamies, Gourmet Gold',
  'Blumen, Blumenstrauß, Rosen, Tulpen, Blumenerde, Dünger, Zigaretten, Tabak, Blättchen, Pfand, Leergut, Pfandflaschen, Lieferung, Liefergebühr, Trinkgeld, Porto, Tragetasche Papier, Gutschein, Geschenkkarte, Zimmerpflanze, Orchidee, Topfpflanze, Weihnachtsbaum, Adventskranz, Grabkerze, Grablicht, Chrysanthemen, Blumenzwiebeln, Blumensamen, Rasensamen, Sonnenblumen, Nelken Strauß, Einwegpfand, Mehrwegpfand, Pfandbon, Depot, Versandkosten, Versand, Liquid E-Zigarette, Vape, Zigarillos, Blumentopf, Rückgabe, Parkgebühr, Parken, Blumensträuße',
  'Ibuprofen, Aspirin, Paracetamol, Hustensaft, Nasenspray, Vitamine, Vitamintabletten, Tabletten, Medikamente, Vitamin D, Magnesium, Kopfschmerztabletten, Hustenstiller, Salbe, Verband, Augentropfen, Medizin, Halstabletten, Voltaren, Fieberthermometer, Thermometer, Calcium, Nahrungsergänzung, Zink, Schmerztabletten, Schmerzmittel, Bepanthen, Globuli, Baldrian, Iberogast, Multivitamintabletten, Omega-3-Kapseln, Magnesiumtabletten, Kapseln Omega, Mullbinde, Wärmflasche, Schwangerschaftstest, Desinfektionsmittel, FFP2-Masken, Masken, Selbsttest, Corona-Test, Apotheke, Rezept abholen',
].join(', ');
