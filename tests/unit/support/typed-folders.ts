/** Folders as people typed them, without the marks of any program; made up, like all of them. */

/** A French guest house: numbered chapters, and answers right below their questions. */
export const GUEST_HOUSE = `Le Mas des Cigales – chambres d'hôtes
Chemin des Oliviers, 84220 Gordes
Sophie et Marc – 06 12 34 56 78

Bienvenue chez nous !

1. Votre arrivée et votre départ
Les chambres sont disponibles à partir de 16h. Merci de les libérer avant 11h.

2. Internet
Wifi : MasDesCigales / mot de passe : lavande84

3. Le petit-déjeuner
Servi sur la terrasse de 8h30 à 10h. Pain, confitures maison et fruits du jardin.

4. Dans la maison
• Piscine : ouverte de 9h à 20h, de mai à septembre. Les enfants restent sous la surveillance des parents.
• Climatisation : la télécommande est dans la table de nuit
• Cuisine d'été : à votre disposition, merci de la laisser propre
• Vélos : 10 € la journée
• Pétanque : les boules sont dans le coffre près du portail

5. Questions fréquentes
Peut-on fumer ?
Uniquement sur la terrasse.
Les animaux sont-ils acceptés ?
Oui, les petits chiens, sans supplément.
Où jeter les poubelles ?
Les bacs sont à l'entrée du chemin, à gauche.

6. Nos bonnes tables
Le Bistrot de Gordes (cuisine provençale, 10 min à pied) 04 90 72 00 00
La Trinquette – produits du marché, fermé le mercredi
L'Estellan, route de Cavaillon, 04 90 72 04 90

7. À voir, à faire
Abbaye de Sénanque (4 km)
Village des Bories (3 km)
Le marché de Gordes, le mardi matin
Kayak à Fontaine-de-Vaucluse, 15 km

8. Se déplacer
Taxi Luberon : 06 98 76 54 32
Bus ligne 917 vers Cavaillon, arrêt au village
Gare TGV d'Avignon, 40 km

9. Numéros utiles
SAMU 15
Pompiers 18
Pharmacie de Gordes 04 90 72 02 10
Dr Martin, médecin 04 90 72 05 55`;

/** A surfers' hostel: pictures before headings, tabs between words. */
export const SURF_HOSTEL = `🏄 THE SALTY DOG HOSTEL – READ ME FIRST!! 🏄

📶 WIFI
Network:	SaltyDog_Guest
Password:	surfsup!

⏰ CHECK IN / CHECK OUT
Check in	from 2pm
Check out	11am (late check out £10, ask us)

🍳 BREAKFAST
Daily	8am – 10.30am	pancakes, cereal, coffee – £4

🛏 STUFF WE HAVE
Lockers	bring your own padlock or buy one for £3
Towels	£2 hire at the desk
Laundry	£5 wash + dry, machine next to the showers
Kitchen	open 7am–11pm, wash up after yourself!
Board storage	out back, code at reception
Bar	Happy hour 6–7pm every day 🍻

❓ FAQ
Q: Is there a curfew?
A: Nope. Your key card works 24/7.
Q: Can I drink my own booze?
A: Only in the kitchen, not in the bar.
Q: Where do I put my rubbish?
A: Bins are in the yard. Glass goes in the green one.

🌮 EATS
Taco Shack	fish tacos, 5 min walk	01637 555 010
Beach Hut Café	best flat white in town, closed Tuesdays
Spice Garden	curry, takeaway, 01637 555 020

🌊 THINGS TO DO
Fistral Beach	world famous surf, 10 min walk
Newquay Zoo	red pandas!, 1.5 miles
Blue Reef Aquarium	rainy day, 0.5 miles

🚌 GETTING AROUND
Bus 56 to Padstow	stop outside, every hour
Airport bus A5	£3, 25 minutes
Fistral Cabs	01637 555 030

🚨 EMERGENCY
Police, fire, ambulance	999
Night manager (after 11pm)	07700 900123
Doctor – Newquay Health Centre	01637 850002`;

/** A mail to the guests of a bed and breakfast, which has no headings at all. */
export const LETTER = `Hi Karen,

thanks for booking with us at Rose Cottage! A few things so that you feel at home.

You can arrive any time after 3pm and we ask you to leave by 10am on your last day. The key is in the little box by the door, the code is 4471.

The wifi is called RoseCottage and the password is honeysuckle.

Breakfast is served between 8 and 9.30 in the conservatory. Let us know the evening before if you need it earlier or if you don't eat something.

You can park in front of the house. Please don't block the neighbour's gate.

There is a hairdryer in the top drawer, and extra blankets are in the wardrobe. Heating comes on at 6 in the morning, you can turn it up with the dial in the hall.

Dogs are welcome but please not on the beds.

For dinner we like The Plough Inn (01451 820 111), five minutes down the lane, they do a lovely Sunday roast. The Old Bakery is nice for lunch, it's closed on Mondays.

If it rains, go to the Cotswold Motoring Museum in Bourton, it's 4 miles. On a good day walk up to the Slaughters along the river, about an hour.

Trains go from Kingham. For a taxi call Barry on 07700 900456.

If anything is wrong, ring me on 07700 900789, or Tom on 07700 900790. The nearest A&E is in Cheltenham. In an emergency dial 999.

Enjoy your stay,
Linda and Tom`;
