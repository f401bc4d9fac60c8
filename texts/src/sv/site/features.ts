export const heading = 'Fler funktioner';
export const introduction = 'Börja med datumen. Det står vad som inte är klart än.';
export const tabs = 'Fler funktioner';

export const expiryTrackingTitle = 'Datumkoll';
export const expiryTrackingText =
  'Varje sak har sin egen klocka, i dagar, timmar och minuter, och säger rent ut när tiden är slut.';
export const mackerel = 'Makrill';
export const mackerelLeft = '9 tim 40 min kvar';
export const avocado = 'Avokado';
export const avocadoLeft = '1 dag 9 tim 40 min kvar';
export const cheese = 'Comté';
export const cheeseLeft = '16 dagar 9 tim 40 min kvar';
export const oatMilk = 'Havredryck';
export const oatMilkLeft = 'Det här har gått ut.';
export const statusName = { soon: 'Går snart ut', fresh: 'Fräscht', expired: 'Utgånget' };

export const inventoryTitle = 'Maten lägger in sig själv';
export const inventoryText =
  'Kvittoläsning och bildigenkänning fyller listan åt dig, på din egen telefon: håll kvittot, streckkoden eller maten framför kameran, och se vad som förstods innan det hamnar på hyllan. Smarta vågar är fortfarande på väg.';
export const tomatoesPrinted = 'KVISTTOMAT 500G';
export const tomatoes = 'Kvisttomater';
export const eggsPrinted = 'ÄGG FRIGÅENDE 10P';
export const eggs = '10 ägg';
export const butterPrinted = 'SMÖR OSALT 250G';
export const butter = 'Smör';
export const recognised = 'igenkänt';

export const recipesTitle = 'Recept mot matsvinn';
export const recipesText =
  'Laga listan uppifrån och ner. Rätterna utgår från det som måste gå åt i ditt kök den här veckan, inte från det en tidning vill att du ska köpa, och ett tryck säger vad som hamnade i pannan.';
export const recipe = 'Grön shakshuka';
export const recipeSummary = '20 minuter, en panna, tre saker som måste gå åt';
export const recipeEggs = '3 ägg';
export const recipeEggsDue = '3 dagar';
export const recipeSpinach = 'Spenat';
export const recipeSpinachDue = 'I dag';
export const recipeCheese = 'Det sista av fetaosten';
export const recipeCheeseDue = '2 dagar';

export const analyticsTitle = 'Statistik';
export const analyticsText =
  'Min sida räknar vad som är fräscht, vad som snart går ut och vad som gått ut, och jämför med förra veckan. Ditt kök visar tolv månader av vad som blev uppätet och vad som slängdes. Prenumerera här nedanför, så säger veckorapporten på måndagar vad du ska äta och vad det blev av resten.';
export const analyticsWithoutMail =
  'Min sida räknar vad som är fräscht, vad som snart går ut och vad som gått ut, och jämför med förra veckan. Ditt kök visar tolv månader av vad som blev uppätet och vad som slängdes. Veckorapporter skulle komma via mejl, och den här servern skickar inga.';
export const totalItems = 'Totalt';
export const expiringSoon = 'Går snart ut';
export const expiredItems = 'Utgånget';
export const freshItems = 'Fräscht';
export const fromLastWeek = ({ change }: { change: string }) => `${change} från förra veckan`;
export const weeklyReport = 'Din veckorapport';
export const weeklyReportSummary = '4 saker att äta den här veckan. Gick till spillo förra veckan: 1 sak.';

export const shoppingListsTitle = 'Smarta inköpslistor';
export const shoppingListsText =
  'Listan som känner hyllan: 60 % effektivare inköp, och ingen tredje burk senap. Den följer med i appen som du installerar på iOS och Android, även där det inte finns täckning.';
export const bananas = 'Bananer';
export const bananasReason = 'Slut sedan i söndags';
export const coffee = 'Kaffe';
export const coffeeReason = 'Två koppar kvar';
export const honey = 'Honung';
export const honeyReason = 'En halv burk hemma';
export const rice = 'Ris';
export const riceReason = '1,2 kg hemma';
