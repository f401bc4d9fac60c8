export const heading = 'Hvad Crisper ellers kan';
export const introduction = 'Begynd med datoerne. Det, vi stadig bygger, siger det selv.';
export const tabs = 'Hvad Crisper ellers kan';

export const expiryTrackingTitle = 'Styr på datoerne';
export const expiryTrackingText =
  'Hver ting har sit eget ur i dage, timer og minutter og siger ligeud, når tiden er gået.';
export const mackerel = 'Makrel';
export const mackerelLeft = '0 dage 9 t. 40 min. tilbage';
export const avocado = 'Avocado';
export const avocadoLeft = '1 dag 9 t. 40 min. tilbage';
export const cheese = 'Comté';
export const cheeseLeft = '16 dage 9 t. 40 min. tilbage';
export const oatMilk = 'Havredrik';
export const oatMilkLeft = 'Det her er udløbet.';
export const statusName = { soon: 'Udløber snart', fresh: 'Frisk', expired: 'Udløbet' };

export const inventoryTitle = 'Automatisk lager';
export const inventoryText =
  'Bonen og billedgenkendelse fylder listen for dig, på din egen telefon: Hold bonen, stregkoden eller maden op foran kameraet, og se, hvad der blev forstået, før det kommer på hylden. Smarte vægte er på vej.';
export const tomatoesPrinted = 'STILKTOMATER 500G';
export const tomatoes = 'Stilktomater';
export const eggsPrinted = 'ÆG FRILAND 10STK';
export const eggs = '10 æg';
export const butterPrinted = 'SMØR USALTET 250';
export const butter = 'Smør';
export const recognised = 'genkendt';

export const recipesTitle = 'Opskrifter mod madspild';
export const recipesText =
  'Lav mad fra toppen af listen. Retterne går ud fra det, der skal spises i dit køkken i denne uge, ikke fra det, et blad vil have dig til at købe, og ét tryk siger, hvad der røg på panden.';
export const recipe = 'Grøn shakshuka';
export const recipeSummary = '20 minutter, én pande, tre ting, der skal bruges';
export const recipeEggs = '3 æg';
export const recipeEggsDue = '3 dage';
export const recipeSpinach = 'Spinat';
export const recipeSpinachDue = 'I dag';
export const recipeCheese = 'Resten af fetaen';
export const recipeCheeseDue = '2 dage';

export const analyticsTitle = 'Tal på dit forbrug';
export const analyticsText =
  'Dit overblik tæller, hvad der er frisk, hvad der snart udløber, og hvad der er udløbet, og sammenligner med sidste uge. Dit køkken viser tolv måneder med det, der blev spist, og det, der blev smidt ud. Tilmeld dig nedenfor, så siger en ugerapport om mandagen, hvad du skal spise, og hvad der blev af resten.';
export const analyticsWithoutMail =
  'Dit overblik tæller, hvad der er frisk, hvad der snart udløber, og hvad der er udløbet, og sammenligner med sidste uge. Dit køkken viser tolv måneder med det, der blev spist, og det, der blev smidt ud. Ugerapporter ville komme på mail, og dette Crisper sender ingen.';
export const totalItems = 'I alt';
export const expiringSoon = 'Udløber snart';
export const expiredItems = 'Udløbet';
export const freshItems = 'Frisk';
export const fromLastWeek = ({ change }: { change: string }) => `${change} siden sidste uge`;
export const weeklyReport = 'Din ugerapport';
export const weeklyReportSummary = 'Spis i denne uge: 4 ting. Gik tabt i sidste uge: 1 ting.';

export const shoppingListsTitle = 'Smarte indkøbslister';
export const shoppingListsText =
  'Listen, der kender hylden: 60 % mere effektive indkøb og intet tredje glas sennep. Den er med i appen, du installerer på iOS og Android, også hvor der ikke er dækning.';
export const bananas = 'Bananer';
export const bananasReason = 'Brugt op i søndags';
export const coffee = 'Kaffe';
export const coffeeReason = 'To kopper tilbage';
export const honey = 'Honning';
export const honeyReason = 'Et halvt glas hjemme';
export const rice = 'Ris';
export const riceReason = '1,2 kg hjemme';
