import type { LegalTexts } from "./en.ts";

export const LEGAL_FR: LegalTexts = {
  template:
    "Établi par {product} d’après un modèle et d’après ce qui est activé aujourd’hui pour cet établissement. L’établissement en est responsable.",

  "imprint.provider": "Éditeur",
  "imprint.represented": "Représenté par",
  "imprint.register": "Registre",
  "imprint.vat": "Numéro de TVA",
  "imprint.registration": "Numéro d’enregistrement de l’établissement",
  "imprint.own": "Mentions légales de l’établissement",
  "imprint.texts": "L’établissement rédige les textes de cette page.",
  "imprint.operator": "Exploite le site pour l’établissement",

  "privacy.lead": "Cette page ne dépose aucun cookie et ne charge rien d’autres entreprises.",
  "privacy.own": "Politique de confidentialité de l’établissement",

  who: "Qui en répond",
  "who.operator":
    "{operator} exploite le site pour l’établissement et traite pour son compte ce qui est enregistré ici.",
  "who.hosts": "Ses serveurs se trouvent chez : {hosts}.",
  "who.report":
    "Ce que vous écrivez sous « Signaler cette page » est transmis à l’exploitant du site, avec votre adresse si vous l’indiquez, et non à l’établissement. C’est effacé six mois après le règlement.",

  open: "Quand vous ouvrez cette page",
  "open.counted":
    "Nous comptons que la page a été ouverte : quand, par un code ou par un lien, avec quel type d’appareil et de navigateur, et depuis quel site.",
  "open.card":
    "Si vous scannez la carte d’une chambre, d’un lieu ou d’un objet, nous comptons aussi de quelle carte il s’agissait.",
  "open.nobody":
    "Aucune adresse n’est enregistrée. Votre appareil tire un nombre au hasard pour cet établissement et ce jour, afin que vos visites d’un même jour comptent pour un seul client. Il est effacé dans les quatre jours, et personne ne vous reconnaît un autre jour.",
  "open.months":
    "Les visites sont effacées {months, plural, one {un mois} other {# mois}} après la fin de leur mois ; les totaux restent.",
  "open.forever": "Les visites restent enregistrées ; elles ne désignent personne.",
  "open.looks":
    "Quand vous quittez la page, elle dit quelles entrées et quels liens vous avez ouverts ici, chacun une fois par jour : en totaux par jour, sans dire qui, quand ni dans quel ordre. Les totaux sont effacés après trois mois.",
  "open.search":
    "Les mots que vous cherchez ici sans rien trouver sont comptés, mais aucun avec des chiffres ou des adresses, aucune phrase entière, et pas qui a cherché ; à côté figure une marque que porte un réseau sur 256. Ces comptes sont effacés après trois mois.",
  "open.without": "Un navigateur sans JavaScript n’est pas compté.",
  "open.basis":
    "Fondement : l’intérêt de l’établissement à savoir ce que ses clients lisent et ne trouvent pas (article 6, paragraphe 1, point f du RGPD).",

  write: "Ce que vous nous écrivez",
  "write.what":
    "Ce que vous écrivez dans un formulaire est transmis à l’établissement avec l’heure et votre langue, pour qu’il puisse s’en occuper et vous répondre.",
  "write.card":
    "Si votre appareil a scanné une carte dans l’établissement, le formulaire dit laquelle. La carte d’une chambre n’est pas transmise si vous indiquez une autre chambre ou aucune.",
  "write.room":
    "Ce que vous demandez avec la carte de votre chambre, comme « Nous sommes partis » : la chambre et l’heure, sans nom. Effacé après 14 jours.",
  "write.whatsapp":
    "« Demander sur WhatsApp » ouvre ce service avec ce que vous avez écrit. Il voit alors votre numéro, selon ses propres règles ; cette page n’en conserve rien, elle compte seulement que le bouton a été pressé.",
  "write.request":
    "Vos demandes sont conservées {request, plural, one {# jour} other {# jours}}, puis effacées.",
  "write.feedback": "Votre avis est conservé {feedback, plural, one {# jour} other {# jours}}, puis effacé.",
  "write.lost":
    "La déclaration d’un objet perdu est conservée {lost, plural, one {# jour} other {# jours}}, puis effacée.",
  "write.own":
    "Sur la page de votre message, vous pouvez le lire, le compléter, le télécharger et le supprimer ; l’hôtel voit quand ses mots y ont été lus. Toute personne qui a l’adresse de cette page le peut aussi. D’une demande que vous supprimez, la chambre et le sujet restent un jour, pour que personne ne se déplace pour rien.",
  "write.notices":
    "Les e-mails et les notifications qui signalent un message à l’établissement ne contiennent rien de ce que vous avez écrit.",
  "write.push":
    "Les notifications arrivent chiffrées sur les appareils de l’établissement, par les services de notification des éditeurs de leurs navigateurs.",
  "write.tell":
    "Si vous voulez être averti de la réponse, l’adresse de votre navigateur pour de tels avis est enregistrée avec le message, jusqu’à ce que vous y mettiez fin ou que le message soit effacé. L’avis passe par le service de notification de l’éditeur de votre navigateur et ne dit rien du message.",
  "write.danger":
    "Les mots qui parlent de danger placent votre message en haut de la liste de l’établissement. Une machine ne décide de rien d’autre.",
  "write.floods":
    "Pour éviter un afflux de messages, un code calculé à partir de l’adresse de votre réseau est conservé jusqu’à 60 jours.",
  "write.needed":
    "Vous n’êtes pas obligé d’écrire : la réception vous aide aussi par téléphone et sur place.",
  "write.basis":
    "Fondement : votre séjour et votre demande (article 6, paragraphe 1, point b du RGPD) ; pour les avis et contre les abus, l’intérêt de l’établissement à offrir un service bon et sûr (point f).",
  "write.consent":
    "La déclaration d’un objet perdu est conservée avec votre consentement (article 6, paragraphe 1, point a du RGPD) : supprimez-la pour le retirer.",

  photo: "Les photos que vous envoyez",
  "photo.what":
    "Une photo est enregistrée à nouveau, sans données de lieu ni d’appareil. L’établissement la voit, ainsi que toute personne qui a l’adresse de la page de votre message. Elle est effacée avec le message.",

  device: "Sur votre appareil",
  "device.pages":
    "Les pages d’hôtels que vous avez ouvertes en dernier, dix au plus, pour les lire sans réseau.",
  "device.waiting":
    "Un message écrit sans réseau et, une fois envoyé, l’adresse de sa page : trois jours chacun, puis votre visite suivante les efface.",
  "device.sent":
    "L’adresse de la page de votre message, son objet, où il en est et la dernière réponse : jusqu’à trois jours après la réponse ; sans réponse, jusqu’à quatorze jours après votre dernière visite. « L’oublier sur cet appareil », sous votre message, l’efface aussitôt.",
  "device.kept":
    "Le nombre tiré pour la journée et ce qui a été compté avec lui, la langue que vous avez choisie, et si vous voulez cette page sur votre écran d’accueil.",
  "device.card":
    "Pendant une semaine : la carte de la chambre, du lieu ou de l’objet dont vous avez scanné le code ou tapé les lettres en dernier. Avec elle, ce qu’elle déverrouille, comme le mot de passe du Wi-Fi, et pas plus longtemps que cela n’est valable. Ce que vous demandez pour votre chambre, jusqu’à ce que l’hôtel l’ait ou que la journée soit finie.",
  "device.tab":
    "Jusqu’à la fermeture de l’onglet : quel code a ouvert la page, et la façon dont vous avez trié les listes.",
  "device.delete": "Les réglages de votre navigateur effacent tout cela. La page fonctionne aussi sans.",

  translation: "Traduction",
  "translation.what":
    "Les textes de cette page peuvent être traduits par une machine : {translator}. Elle reçoit les textes de l’établissement et rien sur vous.",
  "translation.messages":
    "Ce que vous écrivez à l’établissement dans une autre langue que la sienne peut aussi être traduit par {translator}, de même que sa réponse : les mots seulement, jamais votre chambre, vos coordonnées ni une photo. L’établissement lit vos propres mots à côté.",

  server: "Serveur et sauvegardes",
  "server.log":
    "Le journal du serveur note quelle page a été demandée et quand : aucun de vos mots, et l’adresse de votre réseau seulement si une connexion bloque le serveur.",
  "server.gateway":
    "Une passerelle devant le serveur transmet votre connexion. L’exploitant du site indique combien de temps elle note les adresses de réseau.",
  "server.backups":
    "Ce qui a été effacé peut rester dans des sauvegardes encore {backups, plural, one {un jour} other {# jours}}.",
  "server.otherBackups":
    "L’exploitant du site indique combien de temps les sauvegardes contiennent ce qui a été effacé.",

  rights: "Vos droits",
  "rights.gdpr":
    "Vous pouvez demander à l’établissement ce qu’il enregistre sur vous, le faire rectifier, effacer, limiter ou vous le faire remettre, et vous opposer à son utilisation (articles 15 à 21 du RGPD). Vous pouvez vous plaindre auprès d’une autorité de protection des données, là où vous habitez ou là où se trouve l’établissement.",
  "rights.other": "Demandez à l’établissement ce qu’il enregistre sur vous, ou de l’effacer.",
  "rights.find":
    "Les messages ne sont pas classés par nom : l’adresse de la page de votre message, ou le jour et la chambre, aident à trouver le vôtre.",

  "access.aim": "Cette page vise le niveau AA des WCAG 2.2, comme le demande la norme EN 301 549.",
  "access.works":
    "Elle est faite pour le clavier et les lecteurs d’écran, pour les grands caractères, en clair et en sombre, en 24 langues et deux sens d’écriture, sans script, sur papier et, une fois lue, sans réseau.",
  "access.checked":
    "Des tests automatiques d’accessibilité (axe), au clavier et sur petits écrans font partie de chaque version. Personne d’extérieur ne l’a auditée.",
  limits: "Limites connues",
  "limits.photos": "Les photos n’ont pas de description : ce qui compte se trouve dans le texte à côté.",
  "limits.texts":
    "L’accessibilité des textes de l’établissement, et des fichiers et sites vers lesquels cette page renvoie, n’est pas testée.",
  "limits.machine": "Les textes traduits par une machine peuvent être difficiles à comprendre.",
  "limits.building":
    "Il s’agit ici de la page, pas du bâtiment : renseignez-vous auprès de l’établissement sur les chambres, les ascenseurs et les entrées.",
  tell: "Dites-le-nous",
  "tell.what":
    "Quelque chose ne fonctionne pas pour vous ? Dites-le à l’établissement. La réception vous dit aussi par téléphone ou sur place ce qui figure ici.",
  "tell.authority":
    "Si cela ne suffit pas, adressez-vous à l’autorité chargée de l’accessibilité des services ({countryName}).",

  "contract.title": "Contrat de traitement de données à caractère personnel (article 28 du RGPD)",
  "contract.template":
    "Modèle de {product}, sans valeur de conseil juridique. Faites-le vérifier, complétez-le et signez-le.",
  "contract.controller": "Responsable du traitement",
  "contract.processor": "Sous-traitant",
  subject: "1. Objet et durée",
  "subject.what":
    "Le sous-traitant exploite des pages pour les clients et une boîte de réception pour l’hôtel du responsable du traitement. Il ne traite des données à caractère personnel que dans ce but, aussi longtemps que le responsable a un compte.",
  data: "2. Données et personnes",
  "data.what":
    "Des clients : ce qu’ils écrivent, chambre, contact et photos ; des comptes de visites, qui ne désignent personne. Des collaborateurs du responsable : adresse e-mail, appareils connectés et ce qu’ils ont fait des messages.",
  instructions: "3. Instructions",
  "instructions.what":
    "Le sous-traitant n’agit que sur instruction documentée : ce contrat et les réglages du compte. S’il estime qu’une instruction est contraire au droit, il le dit aussitôt. Il ne transfère des données hors de l’Espace économique européen que sur instruction et conformément au chapitre V du RGPD.",
  secrecy: "4. Confidentialité",
  "secrecy.what": "Toute personne qui a accès aux données est tenue à la confidentialité.",
  security: "5. Sécurité (article 32 du RGPD)",
  "security.what":
    "Connexions chiffrées ; mots de passe conservés en argon2id ; la base de données elle-même décide à qui sont quelles données ; photos sans métadonnées ; aucune adresse de client dans les comptes ; aucun mot de client dans les journaux, les e-mails et les notifications ; effacement à la fin de la durée annoncée aux clients. Ces mesures peuvent s’améliorer, pas se dégrader.",
  "security.backups": "Une sauvegarde est faite chaque jour, et les {backups} plus récentes sont gardées.",
  others: "6. Sous-traitants ultérieurs",
  "others.what":
    "Le responsable accepte ceux qui sont nommés ici. Le sous-traitant en annonce d’autres 30 jours à l’avance, et le responsable peut s’y opposer. Le sous-traitant leur impose les mêmes obligations et répond d’eux.",
  "others.hosts": "Serveurs et réseau",
  "others.translator": "Traduction automatique des textes du responsable et des messages de ses clients",
  help: "7. Aide",
  "help.what":
    "Le sous-traitant aide le responsable à répondre aux clients qui exercent leurs droits : la boîte de réception affiche, exporte et efface les messages. Il signale une violation de données dans les 48 heures après en avoir eu connaissance, et aide pour les notifications aux autorités et les analyses d’impact.",
  end: "8. Fin",
  "end.what":
    "Le responsable peut télécharger ses données à tout moment. S’il supprime un hôtel ou le compte, toutes ses données sont effacées aussitôt, dans les sauvegardes lorsque celles-ci sont remplacées.",
  audit: "9. Preuve",
  "audit.what":
    "Le sous-traitant présente sur demande tout ce qui prouve le respect de ces obligations, et permet, après préavis, des audits par le responsable ou son auditeur.",
  "contract.signature": "Lieu, date, signature",
};
