/** What phones say of the installed app. */
export const description = 'Håll reda på vad som finns i kylen, se vad som går ut när, och sluta slänga mat.';
export const addFood = 'Lägg in mat';
export const eatFirst = 'Ät först';
export const onPhone = 'Ett kök: vad du ska äta först, och vad som är kvar';
export const onComputer = 'Ett kök på datorn';
